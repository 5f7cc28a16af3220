// A link is prefetched on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched in
// vain. Not fetched are files, answers of the API, and answers to what is asked in a form.
const asked = { href_matches: ['/*api/*', '/*check/*', '/*.*'] };
const prefetch = [{ where: { and: [{ href_matches: '/*' }, { not: asked }] } }];
const prerender = [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }];

/** The speculation rules of every page (HTML Standard, speculation rules). */
export const speculationRules = JSON.stringify({ prefetch });

/**
 * Those of a page with the menu of services: the page behind a line is also prerendered while the pointer rests on the
 * line, or on a phone while it is in view. Not for sites with scripts of others, which would count visits to it.
 */
export const menuRules = JSON.stringify({ prefetch, prerender });
