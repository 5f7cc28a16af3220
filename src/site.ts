import { prose } from 'virtual:prose';
import { site as judgedSite } from 'virtual:site';

/** The judged content. */
export const site = judgedSite;

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const load = prose[id];
  if (load === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await load()).default;
}
