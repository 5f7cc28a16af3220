import { type Site, siteUrl } from '../business/site.ts';
import { summarizeEmergencyLine, summarizeHours } from '../hours/opening-hours.ts';
import { languageOf } from '../text/languages.ts';
import { textOf } from '../text/text.ts';

/** Renders `security.txt` (RFC 9116). */
export function renderSecurityTxt(site: Site): string {
  const { policy, business, country } = site;
  const { contact, expires, languages = business.languages } = policy.security ?? {};
  return `Contact: ${contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${languages.join(', ') || languageOf(country.locale)}
Canonical: ${siteUrl(site, '/.well-known/security.txt')}
`;
}

/** Renders a vCard 3.0 of the business (RFC 2426), which every address book reads; several refuse version 4.0. */
export function renderVcard(site: Site): string {
  const { business } = site;
  const { address, contact, geo } = business;
  const { streetAddress = '', addressLocality, addressRegion = '', postalCode, addressCountry } = address;
  const parts = [streetAddress, addressLocality, addressRegion, postalCode, addressCountry];
  const note = textOf(site.country.locale).discovery.vcard({
    hours: summarizeHours(business, site.country.locale),
    emergencyLine: summarizeEmergencyLine(site),
  });
  const emergencyTelephone = business.emergencyHours?.telephone;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeVcardText(business.name)}`,
    // Required; the parts of a person's name.
    `N:${escapeVcardText(business.name)};;;;`,
    `ORG:${escapeVcardText(business.name)}`,
    // Makes address books of Apple show a company.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${contact.telephone}`,
    ...(emergencyTelephone ? [`TEL;TYPE=WORK,VOICE:${emergencyTelephone}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${contact.email}`,
    `ADR;TYPE=WORK:;;${parts.map(escapeVcardText).join(';')}`,
    // Without a street there is no position: address books would put a pin there.
    ...(address.streetAddress === undefined ? [] : [`GEO:${geo.latitude};${geo.longitude}`]),
    `URL:${siteUrl(site, '/')}`,
    `NOTE:${escapeVcardText(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escapeVcardText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|[\n\r]/g, '\\n');
}
