import { prose } from 'virtual:prose';
import { site } from 'virtual:site';
import type { Site } from './business/site.ts';
import { coverTexts, listStates } from './hours/schedule.ts';
import { longestAnswer } from './places/coverage-form.ts';
import { type Text, textOf } from './text/text.ts';

/** What every page and component reads from `Astro.locals`. */
export interface PageLocals {
  /** The validated content. */
  readonly site: Site;
  /** The sentences of its language. */
  readonly text: Text;
  /** All that the opening state may say, whose room is kept: nothing moves when the script knows the hour. */
  readonly stateRoom: ReturnType<typeof coverTexts>;
  /** The longest answer about a place, for which forms keep room. */
  readonly answerRoom: ReturnType<typeof longestAnswer>;
}

/** The validated content, where there is no page: for paths. */
export { site as defaultSite };

/** The locals of every page. */
export const pageLocals: PageLocals = {
  site,
  text: textOf(site.country.locale),
  stateRoom: coverTexts(listStates(site.business, site.today, site.country.locale)),
  answerRoom: longestAnswer(site),
};

/** The drawing of a name, as SVG; the content check has made sure that it exists. */
export function findDrawing({ drawings }: Pick<Site, 'drawings'>, name: string): string {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`The drawing ${name} passed the check of the content without a file.`);
  return drawing;
}

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const load = prose[id];
  if (load === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await load()).default;
}
