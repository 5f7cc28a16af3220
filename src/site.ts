import { getEntry, render } from 'astro:content';
import { site as judgedSite } from 'virtual:site';

/** The judged content. */
export const site = judgedSite;

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const entry = await getEntry('prose', id);
  if (entry === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await render(entry)).Content;
}
