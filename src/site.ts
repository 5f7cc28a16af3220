import { prose } from 'virtual:prose';
import { site as judgedSite } from 'virtual:site';
import { prepareOutline } from './map/map-outline.ts';

/** The validated content. */
export const site = judgedSite;

/** The map outline of its region, if the content has one. */
export const mapOutline = site.outline && prepareOutline(site.outline);

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const load = prose[id];
  if (load === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await load()).default;
}
