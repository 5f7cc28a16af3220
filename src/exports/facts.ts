// The facts of a site and how they are written: `import { formatPrice } from 'open-local-business/facts'`.

export { placePath, type Site, type SiteService, servicePath, siteUrl } from '../business/site.ts';
export { formatTelephone } from '../countries/formats.ts';
export { formatMoney, type MoneyFormat } from '../format/amounts.ts';
export { slugFor } from '../format/slug.ts';
export { dateIn, isInSeason, listDates } from '../hours/dates.ts';
export { DAYS, isWalkIn } from '../hours/opening-hours.ts';
export { greatCircleKm, type Point, roundKm } from '../places/distance.ts';
export { foldName } from '../places/place-name.ts';
export { formatPrice, formatPriceSentence, getMinimumDue, hasAmount } from '../prices/price.ts';
export type { Price } from '../schemas/services/price.ts';
export { listEnginePages, listIndexedPages, newsFeedPath, newsPath, pagePath } from '../site-pages/pages.ts';
export { capitalize } from '../text/capitalize.ts';
/** The grammar of English, the language of messages to owners. */
export { grammar } from '../text/en/grammar.ts';
export { nameProvince } from '../text/fr/places.ts';
