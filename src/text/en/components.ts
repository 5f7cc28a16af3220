/** Sentences of the components of pages, by component. A part in [brackets] is a link or stands out. */
export const components = {
  priceCard: {
    duringOpeningHours: 'during opening hours',
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
};
