import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { findLanguage } from '../business/site.ts';
import { fillNode } from '../content/load/fill-prose.ts';
import { slashed } from '../settings/folders.ts';
import type { SiteSource } from './site-source.ts';

/** Fills placeholders in the syntax tree of prose; files outside the content are left alone. */
export function prosePlugin(source: SiteSource): MdastPluginEntry {
  return ({ fileURL }) => {
    const file = fileURL === undefined ? '' : fileURLToPath(fileURL);
    if (!isProse(file, source)) return null;
    const reading = findLanguage(source.lastValid().readings, `/${slashed(relative(source.directory, file))}`);
    return {
      name: 'fill-placeholders',
      before: (root, context) => {
        const [filled = root] = fillNode(root, reading);
        context.replaceNode(root, filled);
      },
    };
  };
}

/** Whether a file is a content file with prose. */
export function isProse(file: string, { directory }: SiteSource): boolean {
  return file.endsWith('.mdx') && file.startsWith(`${resolve(directory)}${sep}`);
}

/** Aligns table cells (`| ---: |`) with classes, because style attributes are blocked. */
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

/** Adds the plugins to Astro's Markdown pipeline; throws if it is not the default one, which alone supports them. */
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
