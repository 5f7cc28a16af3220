import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { fillTree, type ProseFacts } from '../content/read/fill-prose.ts';
import type { SiteSource } from './site-source.ts';

/** Fills the placeholders of prose in its syntax tree, when Astro has parsed it; those in other files are not ours. */
export function prosePlugin(source: SiteSource): MdastPluginEntry {
  return ({ fileURL }) => {
    if (fileURL === undefined || !isProse(fileURLToPath(fileURL), source)) return null;
    return {
      name: 'fill-placeholders',
      before: (root, context) => context.replaceNode(root, fillTree(root, factsOf(source))),
    };
  };
}

/** Whether a file is one of the content with prose. */
export function isProse(file: string, { directory }: SiteSource): boolean {
  return file.endsWith('.mdx') && file.startsWith(`${resolve(directory)}${sep}`);
}

function factsOf(source: SiteSource): ProseFacts {
  const { site, placeholders } = source.lastValid();
  const { contact, emergencyHours } = site.business;
  const { telephone, email, onlineBookingUrl } = contact;
  return {
    placeholders,
    links: {
      telephone: `tel:${telephone}`,
      email: `mailto:${email}`,
      ...(emergencyHours?.telephone === undefined ? {} : { emergencyTelephone: `tel:${emergencyHours.telephone}` }),
      ...(onlineBookingUrl === undefined ? {} : { onlineBookingUrl }),
    },
  };
}

/** Aligns the cells of a table (`| ---: |`) by classes: pages allow no style attributes. */
const alignmentPlugin: HastPluginEntry = {
  name: 'align-cells',
  element: {
    filter: ['th', 'td'],
    visit: ({ properties: { style, ...properties }, ...cell }) => {
      const [, side] = /^text-align: (\w+)$/.exec(String(style)) ?? [];
      return side === undefined ? undefined : { ...cell, properties: { ...properties, class: `align-${side}` } };
    },
  },
};

/** Adds our plugins to the Markdown pipeline of Astro; throws where that is another than its default, which takes no such plugins. */
export function addProsePlugins(
  { markdown: { processor } }: Pick<AstroConfig, 'markdown'>,
  plugin: MdastPluginEntry,
): void {
  const { mdastPlugins, hastPlugins } = processor.options as { mdastPlugins?: unknown; hastPlugins?: unknown };
  if (processor.name !== 'satteri' || !Array.isArray(mdastPlugins) || !Array.isArray(hastPlugins)) {
    throw new Error(
      `markdown.processor in the Astro configuration is ${processor.name}, which cannot fill placeholders. Leave it out, or write satteri().`,
    );
  }
  mdastPlugins.push(plugin);
  hastPlugins.push(alignmentPlugin);
}
