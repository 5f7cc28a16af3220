import { checkPath } from '../edge/target.ts';

const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', `${checkPath}*`] } }];

/**
 * Prefetches a link on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched in vain
 * (HTML Standard, speculation rules; the default eagerness of rules with `where` is "conservative").
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { and: isPage } }] });
