import { getEntry, render } from 'astro:content';

export { site } from 'virtual:site';

/** The prose of a content file as a component: `pages/about`, `services/spring`. */
export async function renderProse(id: string) {
  const entry = await getEntry('prose', id);
  if (entry === undefined) throw new Error(`There is no prose at ${id}.`);
  return (await render(entry)).Content;
}
