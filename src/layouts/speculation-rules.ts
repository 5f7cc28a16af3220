import { checkPath } from '../edge/target.ts';

const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', `${checkPath}*`] } }];

/**
 * Lets a browser fetch the page behind a link when it is pressed, which is a
 * tenth of a second before it is let go, and not earlier: nothing is fetched
 * that nobody asked for (HTML Standard, speculation rules; the eagerness of
 * rules with `where` is "conservative" unless they name another).
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { and: isPage } }] });
