// A link is prefetched on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched
// without need. Files, the API's answers and answers to forms are never prefetched.
const dynamicPaths = { href_matches: ['/*api/*', '/*check/*', '/*.*'] };
const prefetch = [{ where: { and: [{ href_matches: '/*' }, { not: dynamicPaths }] } }];
const prerender = [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }];

/** The speculation rules of every page (HTML Standard, speculation rules). */
export const speculationRules = JSON.stringify({ prefetch });

/**
 * The speculation rules of a page with the price list: a service page is also prerendered while the pointer rests
 * on its row, or on a phone while the row is in view. Not used with third-party scripts, which would count a prerender
 * as a visit.
 */
export const priceListRules = JSON.stringify({ prefetch, prerender });
