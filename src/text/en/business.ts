/** The business, its people and its proof. */
export const business = {
  nothingBooked: 'A person arranges every visit; nothing is booked here.',
  nothingBookedButEmergencies: (emergencyLine: string) =>
    `A person arranges every visit; nothing is booked here. Outside opening hours only the emergency line is answered: ${emergencyLine}.`,
  /** A notice of one day, or of several. */
  noticeOn: (date: string, notice: string) => `On ${date}: ${notice}`,
  noticeFrom: (start: string, end: string, notice: string) => `From ${start} to ${end}: ${notice}`,
  formData: (host: string, name: string) =>
    `What you type into the contact form goes to ${host}, a service that passes it on to ${name}. This site stores none of it.`,
  photographs: 'Photographs',
  photographsOf: (name: string) => `Our own photographs of jobs and people at ${name}, newest first.`,
  languages: 'Languages',
  /** On the home page of a language that is not the first of the site. */
  weSpeak: 'We speak English',
  brands: 'Brands',
  toCheck: (credential: string, url: string) => `${credential} Check it at ${url}`,
  person: (jobTitle: string, since: number | string | undefined, languages: string) =>
    `${jobTitle}.${since === undefined ? '' : ` With us since ${since}.`}${languages === '' ? '' : ` Speaks ${languages}.`}`,
  credential: (issuer: string, number: string | undefined, until: string | undefined) =>
    `${issuer}${number === undefined ? '' : `, no. ${number}`}${until === undefined ? '' : `, valid to ${until}`}.`,
  review: (quotation: string, who: string, url: string) => `“${quotation}” ${who}. Source: ${url}`,
};
