/**
 * The speculation rules of every page: a link is prefetched on pointer down, about 100 ms before the click, and not
 * earlier, so that nothing is fetched in vain (HTML Standard, speculation rules; the default eagerness of rules with
 * `where` is "conservative"). Not fetched are files, answers of the API, and answers to what is asked in a form.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*api/*', '/*check/*', '/*.*'] } }] } }],
});
