/** The facts of a site and how they are written: `import { formatPrice } from 'open-local-business/facts'`. */
export { formatPrice, formatPriceSentence, hasAmount, type SitePrice } from '../business/prices/price.ts';
export { categoriesOf } from '../business/profile-categories.ts';
export { placePath, type Site, type SiteService, servicePath, siteUrl } from '../business/site.ts';
export { formatTelephone } from '../countries/telephone.ts';
export { greatCircleKm, type Point, roundKm } from '../coverage/distance.ts';
export { foldName } from '../coverage/place-name.ts';
export { slugFor } from '../format/slug.ts';
export { capitalize, formatMoney, joinWords, type MoneyFormat } from '../format/wording.ts';
export { dateIn } from '../hours/calendar.ts';
export { isInSeason, listDates } from '../hours/dates.ts';
export { DAYS, takesCallers } from '../hours/opening-hours.ts';
export { listedPages, listMadePages, newsFeedPath, newsPath, pagePath } from '../site-pages/pages.ts';
