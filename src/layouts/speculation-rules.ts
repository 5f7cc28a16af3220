// A link is prefetched on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched
// without need. Files, answers of the API and answers to forms are never prefetched.
const asked = { href_matches: ['/*api/*', '/*check/*', '/*.*'] };
const prefetch = [{ where: { and: [{ href_matches: '/*' }, { not: asked }] } }];
const prerender = [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }];

/** The speculation rules of every page (HTML Standard, speculation rules). */
export const speculationRules = JSON.stringify({ prefetch });

/**
 * The speculation rules of a page with the menu of services: the page of a line is also prerendered while the pointer
 * rests on it, or on a phone while it is in view. Not for sites with third-party scripts, which would count visits to
 * it.
 */
export const menuRules = JSON.stringify({ prefetch, prerender });
