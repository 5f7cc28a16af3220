import { prose } from 'virtual:prose';
import { site } from 'virtual:site';
import { coverTexts, listStates } from './hours/open-now.ts';
import { longestAnswer } from './places/coverage-form.ts';
import { type TemplatePage, templatePage } from './site-pages/pages.ts';

/** The validated content. */
export { site };

/** The content page of a template. */
export const pageOf = (name: TemplatePage) => templatePage(site, name);

/** Words with the room of all that its opening state may say: nothing moves when the script knows the hour. */
export const stateRoom = coverTexts(listStates(site.business, site.today, site.country.locale));

/** Its longest answer about a place, for which forms keep room. */
export const answerRoom = longestAnswer(site);

/** The drawing of a name, as SVG; the content check has made sure that it exists. */
export function findDrawing(name: string): string {
  const drawing = site.drawings[name];
  if (drawing === undefined) throw new Error(`The drawing ${name} passed the check of the content without a file.`);
  return drawing;
}

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const load = prose[id];
  if (load === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await load()).default;
}
