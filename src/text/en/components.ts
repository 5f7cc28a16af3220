import { capitalize } from '../capitalize.ts';
import type { Terms } from '../terms.ts';
import { grammar } from './grammar.ts';
import { countPlaces } from './places.ts';

/** Sentences of the components of pages, by component. A part in [brackets] is a link, a fact or emphasized. */
export const components = {
  areaMap: {
    titleOfAll: (base: string) => `Map of the places around ${base}`,
    titleAround: (place: string) => `Map of ${place} and the places near it`,
    describeAll: ({ count, base, hasRings }: { count: number; base: string; hasRings: boolean }) =>
      `${capitalize(countPlaces(count))} around ${base}${hasRings ? ', with a ring for each response time' : ''}.`,
    /** `begin` says what is in the place, as "Our base is". */
    describeBase: (begin: string, place: string) => `${begin} in ${place}.`,
    describeAround: ({ place, distance, base }: Record<'place' | 'distance' | 'base', string>) =>
      `${place} is ${distance} from ${base}.`,
    /** Describes the tables below the map: of all places, or of the nearest. */
    tables: (count: number): string =>
      count === 1 ? 'The table below has its distance.' : 'The tables below list every place with its distance.',
    nearest: (count: number) =>
      `The table below lists the nearest ${count === 1 ? 'place with its distance' : 'places with their distances'}.`,
    responses: ({ base, bands }: { base: string; bands: readonly { minutes: string; distance: string }[] }) =>
      `Usual response while we are open, by distance from ${base}: ${grammar.list(bands.map(({ minutes, distance }) => `${minutes} up to ${distance}`))}.`,
  },
  prose: {
    footnotes: 'Footnotes',
    backToNote: (number: string) => `Back to the text at note ${number}`,
    done: 'Done',
    toDo: 'To do',
  },
  bills: {
    heading: 'What a whole job costs',
    startingPrices: 'Starting prices, added up.',
    prices: 'Prices, added up.',
    total: 'Total, from',
    subtotal: 'Subtotal',
    /** A tax with its rate. */
    tax: ({ name, ratePercent }: { name: string; ratePercent: number }) => `${name}, ${ratePercent}%`,
    totalWith: (taxes: readonly string[]) => `With ${grammar.list(taxes)}, from`,
    free: 'free',
  },
  callBar: { label: 'Quick actions', area: 'Your area?' },
  callLink: { call: (telephone: string) => `Call ${telephone}`, book: 'Book online', message: 'Write to us' },
  contactForm: {
    heading: 'Write to us here',
    name: 'Your name',
    telephone: 'Phone number to call you back on',
    email: 'Email, if you would like a written answer',
    place: 'Where is the work?',
    choosePlace: 'Choose a place',
    otherPlace: 'Somewhere else',
    service: 'What is it about?',
    chooseService: 'Choose a service',
    otherService: 'Something else',
    when: 'When it suits you',
    times: ['As soon as possible', 'This week', 'Within a month', 'No hurry'],
    urgent: (telephone: string) => `If it cannot wait, call [${telephone}] instead.`,
    message: 'What happened, or what you would like',
    trap: 'Leave this empty',
    noVisit: 'Sending this does not book a visit: someone will reply first.',
    send: 'Send',
  },
  coverageForm: {
    example: 'For example:',
    /** For assistants in the browser. */
    tool: ({ name, postalCode }: Pick<Terms, 'postalCode'> & { name: string }) =>
      `Says whether ${name} serves a place or ${postalCode}. Does not book anything.`,
    toolParameter: ({ aNationalPostalCode, matchedPart }: Terms) =>
      `Name of a town or neighbourhood, or ${aNationalPostalCode} or its ${matchedPart}.`,
    unavailable: (telephone: string) => `The check is not working right now. Call ${telephone}, and we will tell you.`,
    /** Above the label of its field. */
    question: 'Do we come to you?',
    label: ({ postalCode }: Terms) => `Town, neighbourhood or ${postalCode}`,
    check: 'Check',
  },
  distanceTable: {
    place: 'Place',
    direction: 'Direction',
    distance: 'Distance',
    roundDistance: 'Distance, about',
    response: 'Usual response',
  },
  hours: {
    caption: 'Opening hours',
    restOfYear: 'Rest of the year',
    emergencyLine: 'Emergency line',
    emergencyLineAt: (telephone: string) => `Emergency line [${telephone}]`,
    holidays: 'Holidays',
    holidayCaption: 'Hours on holidays',
    day: '[name], [from]',
    days: '[name], [from] to [to]',
    onlyEmergencyLine: 'Emergency line only',
    closed: 'Closed',
  },
  servicePrice: {
    afterHours: 'after hours',
    askFirst: ', ask first',
    dayOnly: 'daytime only',
  },
  notice: { label: 'Notice' },
  page: {
    skip: 'Skip to content',
    gaps: 'To fill in before this goes live:',
  },
  photo: { enlarge: (alt: string) => `Enlarge: ${alt}` },
  priceCard: {
    duringOpeningHours: 'during opening hours',
    dayAndNight: 'the same day and night',
    outsideOpeningHours: 'Outside opening hours',
    from: 'from',
    surchargeIncluded: 'surcharge included',
    askFirst: 'Ask first',
    onlyDuringOpeningHours: 'During opening hours only',
    outsideAskFirst: 'Outside opening hours: ask first',
    onSite: (minutes: string) => `Usually ${minutes} on site`,
    startingPrice: 'A starting price, not a quote: [what it means].',
    noQuote: 'Not a quote: [what it means].',
  },
  priceSince: {
    set: 'Set [since].',
    changed: '[price] since [since]; previously [former].',
  },
  priceTable: {
    taxIncluded: (included: string) => `Each price ${included}.`,
    lastSet: 'Last updated [date].',
    job: 'Job',
    time: 'Usual time on site',
    startsAt: 'Starts at',
    price: 'Price',
    outsideOpeningHours: 'Outside opening hours',
    notOffered: 'not offered',
    offered: 'offered',
    askFirst: (price: string) => `${price}, ask first`,
  },
  reviews: {
    source: '[who], [date]. Source: [host]',
    sourceOfService: '[who], [date], about [service]. Source: [host]',
  },
  safetyBox: { heading: 'Right now', dont: 'Do not', do: 'Do' },
  siteFooter: {
    business: 'Business',
    emergencyLine: 'Emergency line',
    morePages: 'More pages',
    forSoftware: 'For developers',
    asMarkdown: 'This page as Markdown',
  },
  siteHeader: { menu: 'Main', menuButton: 'Menu' },
  variants: { from: 'From', price: 'Price' },
  requestPage: {
    subject: ({ about, trade }: { about: string; trade: string }) => `${about}: ${trade}`,
    write: 'Write an email',
    opensMail: 'This opens your own email program. Nothing is sent until you send it there.',
    email: (address: string) => `Email: [${address}]`,
    bookOutside: 'Book online (external service)',
    steps: 'Step by step',
  },
};
