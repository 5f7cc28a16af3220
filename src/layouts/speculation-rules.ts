import type { Site } from '../business/site.ts';
import { checkPath } from '../function/request.ts';

/**
 * The rules of pages below the path of a language. `ordinary` prefetches a link on pointer down, about 100 ms before the
 * click, and not earlier, so that nothing is fetched in vain (HTML Standard, speculation rules; the default eagerness of
 * rules with `where` is "conservative"). `ofMenu` also prerenders the page behind a line of the menu while the pointer
 * rests on the line, or on a phone while it is in view: the menu is what the home page is for.
 */
function writeRules(language: string) {
  const asked = { href_matches: [`${language}/api/*`, '/*.*', `${language}${checkPath}*`] };
  const prefetch = [{ where: { and: [{ href_matches: '/*' }, { not: asked }] } }];
  const prerender = [{ where: { selector_matches: '.menu a' }, eagerness: 'moderate' }];
  return { ordinary: JSON.stringify({ prefetch }), ofMenu: JSON.stringify({ prefetch, prerender }) };
}

const ofFirst = writeRules('');
const ofOthers = writeRules('/:language');

/** All speculation rules that pages may contain. */
export const speculationRules = [ofFirst, ofOthers].flatMap(({ ordinary, ofMenu }) => [ordinary, ofMenu]);

/**
 * The speculation rules of a page. With scripts of others nothing is prerendered: they would run, and count a visit, on
 * pages that nobody opens.
 */
export function chooseSpeculationRules(
  path: string,
  { prefix, policy: { pageScripts, embeds } }: Pick<Site, 'prefix' | 'policy'>,
): string {
  const { ordinary, ofMenu } = prefix === '' ? ofFirst : ofOthers;
  return path === '/' && pageScripts.length + embeds.length === 0 ? ofMenu : ordinary;
}
