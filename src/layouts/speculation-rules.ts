// A link is prefetched on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched in
// vain. Not fetched are files, answers of the API, and answers to what is asked in a form.
const asked = { href_matches: ['/*api/*', '/*check/*', '/*.*'] };

/** The speculation rules of every page (HTML Standard, speculation rules). */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: asked }] } }],
});
