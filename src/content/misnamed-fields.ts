/** Names that owners expect of fields but no file has, and where the fact belongs instead. */
const adviceByNames: readonly (readonly [names: string, advice: string])[] = [
  [
    'phone telephone phonenumber tel mobile cell email mail',
    'The telephone number and email address are telephone and email under contact in business.yaml.',
  ],
  [
    'whatsapp sms textmessage messenger telegram signal',
    'Write it as a link in the text of a page: [WhatsApp](https://wa.me/{telephone}) or [Text us](sms:{telephone}).',
  ],
  [
    'instagram facebook linkedin youtube tiktok twitter x social socials socialmedia sameas',
    'Profiles on other sites are in business.yaml, for example socialProfiles: [{ platform: Instagram, url: "https://www.instagram.com/…" }].',
  ],
  [
    'googlemaps googlebusiness gmb mapsurl',
    'Write the profile in business.yaml under socialProfiles: platform and url.',
  ],
  [
    'locations location branches branch offices stores shops showrooms',
    'One site describes one business at one address. Several branches are not supported yet: give each its own site, or describe the others on a page in pages/.',
  ],
  [
    'category categories group groups section tags tag',
    'Groups are not supported yet. The number in order sorts services and photographs in lists; a page in pages/ can link to services under headings of its own.',
  ],
  [
    'offers offer specials promotion promotions promo coupon coupons discount discounts deals sale',
    'Offers with a last day are not supported yet. Write a file in news/ about the offer; a price that changes on a day is nextPrice in the file of the service.',
  ],
  [
    'hours openinghours businesshours schedule open opens closes',
    'Opening hours are openingHours in business.yaml, for example openingHours: [{ dayOfWeek: [Monday], opens: "08:00", closes: "17:00" }].',
  ],
  ['holidays closures vacation closeddays', 'Closed days and holidays are specialOpeningHours in business.yaml.'],
  [
    'price cost amount rate',
    'A price is startingPrice: 120 in the file of a service; upTo ends a range, per: hour makes it a rate, and free or onRequest replace it.',
  ],
  [
    'duration time length minutes',
    'The usual time on site is typicalMinutes in the file of a service, for example typicalMinutes: { min: 45, max: 90 }.',
  ],
  ['tax vat gst hst pst qst salestax taxrate', 'Sales tax is tax under pricing in business.yaml.'],
  [
    'taxnumber taxid vatnumber vatid gstnumber companynumber registrationnumber neq ein abn',
    'Registration numbers are credentials in business.yaml, with name, issuer and number.',
  ],
  [
    'licence license licences licenses certificates certifications memberships membership',
    'Licences, certificates and memberships are credentials in business.yaml. Memberships that customers pay for are described on a page in pages/.',
  ],
  ['team staff employees technicians owner', 'The people who work for the business are people in business.yaml.'],
  ['faq questions', 'Questions are faqs in a page or a service, each with question and answer.'],
  [
    'image images photo photos picture pictures gallery hero',
    'Photographs are files in photos/, each with a YAML file of the same name beside it that says what it shows (alt) and where it belongs (service, place or page).',
  ],
  ['logo icon favicon', 'The logo is the file logo.svg in the content folder, the icon icon.svg.'],
  ['color colors colour colours font fonts theme', 'Colours and typefaces are in brand.yaml.'],
  [
    'reviews review testimonials testimonial stars',
    'Each review is a file in reviews/; the average of a review site is rating in business.yaml.',
  ],
  [
    'jobs careers hiring vacancies openings',
    'Job openings have no field of their own: write a page in pages/ or a file in news/.',
  ],
  ['lat lng lon long coordinates', 'A position is two numbers: latitude and longitude.'],
  [
    'city town street zip zipcode postcode state province country',
    'The address is in business.yaml under address: streetAddress, addressLocality, addressRegion, postalCode, addressCountry.',
  ],
  ['areas servicearea serviceareas cities towns', 'Each place you serve has a file in places/.'],
  ['radius', 'The distance you travel is serviceRadiusKm in business.yaml, in kilometres.'],
  [
    'booking bookingurl calendly bookonline',
    'An online booking service is onlineBookingUrl under contact in business.yaml.',
  ],
  ['analytics googleanalytics gtag tracking', 'Analytics services are embeds in policy.yaml.'],
  ['currencies', 'Currencies are currenciesAccepted in business.yaml.'],
  ['payment payments paymentmethod', 'Payment methods are paymentMethods in business.yaml.'],
  ['services', 'Each service has a file in services/.'],
  [
    'seo metadescription metatitle keywords',
    'Search engines get the title and description of a page; keywords are not used.',
  ],
  ['content body text', 'The text of a page, a service or news follows the second line of three hyphens.'],
  ['video videos', 'A video is an <iframe> in the text, and its origin is listed under allow.frames in policy.yaml.'],
];

const byName: ReadonlyMap<string, string> = new Map(
  adviceByNames.flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice] as const)),
);

/** Returns where the fact of a misnamed field belongs; undefined if the name is not a common one. */
export function adviseMisnamedField(name: string): string | undefined {
  return byName.get(name.toLowerCase().replace(/[^a-z]/g, ''));
}
