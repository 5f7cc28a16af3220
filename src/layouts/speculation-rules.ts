import { checkPath } from '../edge/target.ts';

const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', `${checkPath}*`] } }];

const prefetch = [{ where: { and: isPage } }];

/**
 * Prefetches a link on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched in vain
 * (HTML Standard, speculation rules; the default eagerness of rules with `where` is "conservative").
 */
export const speculationRules = JSON.stringify({ prefetch });

/**
 * The rules of the home page: the page behind a line of its menu is rendered already while the pointer rests on the
 * line, or on a phone while it is in view, because one of these lines is what nearly all visitors choose.
 */
export const menuSpeculationRules = JSON.stringify({
  prefetch,
  prerender: [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }],
});
