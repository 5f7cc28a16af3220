import type { Description } from './description.ts';

/** What says in words what the rest of the document says, or comes from the content of a business. */
const leftOut = new Set(['description', 'summary', 'title', 'example', 'examples', 'info', 'servers', 'externalDocs']);

/** The public contract of an API description, a line for each thing a client can rely on, in a fixed order. */
export function writeContract({ paths, components }: Description): string {
  const lines = [...writeLines(paths, 'paths', []), ...writeLines(components, 'components', [])];
  return `${lines.sort().join('\n')}\n`;
}

function writeLines(value: unknown, path: string, above: readonly string[]): string[] {
  if (Array.isArray(value)) return writeList(value, path, above);
  if (typeof value !== 'object' || value === null) return [`${path} = ${JSON.stringify(value)}`];
  // A member of a record may be called like a word of the document.
  const isNamed = ['properties', 'schemas', 'headers', 'responses', 'paths'].includes(above.at(-1) ?? '');
  return Object.entries(value).flatMap(([key, item]) => {
    if (leftOut.has(key) && !isNamed) return [];
    // The values of parameters are the services and places of a business.
    if (key === 'enum' && above.includes('parameters')) return [];
    return writeLines(item, `${path} > ${key}`, [...above, key]);
  });
}

function writeList(list: readonly unknown[], path: string, above: readonly string[]): string[] {
  if (list.every((item) => typeof item !== 'object')) return [`${path} = ${list.map(String).sort().join(', ')}`];
  return list.flatMap((item, index) => writeLines(item, `${path} > ${nameOf(item) ?? index}`, [...above, 'item']));
}

function nameOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : undefined;
}
