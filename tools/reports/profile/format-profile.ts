import { showControls } from 'open-local-business/commands';
import { DAYS, formatPrice, formatTelephone, type Site } from 'open-local-business/facts';
import { MAX_AREAS, MAX_DESCRIPTION_LENGTH } from './business-profile.ts';
import type { ProfileDifference } from './compare-profiles.ts';
import { splitList } from './compare-profiles.ts';
import type { ProfileFacts } from './profile-facts.ts';

/** Formats the profile as text, a line for each fact, with notes for entering it. */
export function formatProfile(facts: ProfileFacts, site: Site): string {
  const { business, country, places, services, money, origin } = site;
  const lines = [...facts].map(([about, value]) => {
    if (about === 'Telephone') return `${about}: ${formatTelephone(value, country)}`;
    const service = services.find(({ name }) => value === 'no price' && about === `Service: ${name}`);
    return `${about}: ${value}${service ? ` (the description says: ${formatPrice(service.price, money)})` : ''}`;
  });
  const week = DAYS.map((day) => facts.get(day));
  const { length } = business.description;
  const notes = [
    ...(week.includes('by appointment')
      ? [
          `Profiles have no hours by appointment. Choose ${week.some((hours) => /\d/.test(hours ?? '')) ? 'closed for these days' : '"Open with no main hours"'}, and add the attribute "Appointment required".`,
        ]
      : []),
    ...(facts.get('Categories') === ''
      ? ['No category is known: write profileCategories into business.yaml, the main one first.']
      : []),
    ...(length > MAX_DESCRIPTION_LENGTH
      ? [
          `The description has ${length} characters; the profile takes ${MAX_DESCRIPTION_LENGTH}, so it ends earlier here.`,
        ]
      : []),
    ...(places.length > MAX_AREAS
      ? [
          `The profile takes ${MAX_AREAS} areas. Of ${places.length} places these are the cities and towns, nearest first.`,
        ]
      : []),
    ...(origin.startsWith('https:') ? [] : ['The website address is local: set SITE_URL.']),
  ];
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** Differences of a profile, with the target values. */
export function formatDifferences(differences: readonly ProfileDifference[]): string {
  if (differences.length === 0) return 'The profile matches the site.';
  const lines = differences.map(({ about, here, there }) => {
    if (about === 'Areas') return describeLists(about, splitList(here ?? ''), splitList(there));
    const quote = (value: string | undefined) => (value ? `"${value}"` : 'nothing');
    return `${about}: the profile has ${quote(there)}, the site ${quote(here)}.`;
  });
  const head = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}:`;
  return [head, ...lines.map(showControls)].join('\n');
}

function describeLists(about: string, here: readonly string[], there: readonly string[]): string {
  const normalize = (name: string) => name.replace(/,.*/, '').trim().toLowerCase();
  const isMissingIn = (list: readonly string[]) => {
    const known = new Set(list.map(normalize));
    return (name: string) => !known.has(normalize(name));
  };
  const missing = here.filter(isMissingIn(there));
  const extra = there.filter(isMissingIn(here));
  const parts = [
    ...(missing.length > 0 ? [`the profile lacks ${missing.join('; ')}`] : []),
    ...(extra.length > 0 ? [`the site does not name ${extra.join('; ')}`] : []),
  ];
  return `${about}: ${parts.join('; ')}.`;
}
