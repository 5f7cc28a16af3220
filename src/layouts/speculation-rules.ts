import { checkPath } from '../function/request.ts';
import type { PolicyFile } from '../schemas/business/policy.ts';

const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/*.*', `${checkPath}*`] } }];

const prefetch = [{ where: { and: isPage } }];

/**
 * Prefetches a link on pointer down, about 100 ms before the click, and not earlier, so that nothing is fetched in vain
 * (HTML Standard, speculation rules; the default eagerness of rules with `where` is "conservative").
 */
const ordinary = JSON.stringify({ prefetch });

/**
 * Prerenders the page behind a line of the menu while the pointer rests on the line, or on a phone while it is in view:
 * the menu is what the home page is for.
 */
const ofMenu = JSON.stringify({
  prefetch,
  prerender: [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }],
});

/** All speculation rules that pages may contain. */
export const speculationRules = [ordinary, ofMenu];

/**
 * The speculation rules of a page. With scripts of others nothing is prerendered: they would run, and count a visit, on
 * pages that nobody opens.
 */
export function chooseSpeculationRules(path: string, { pageScripts, embeds }: PolicyFile): string {
  return path === '/' && pageScripts.length + embeds.length === 0 ? ofMenu : ordinary;
}
