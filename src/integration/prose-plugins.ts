import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { findLanguageOfPath } from '../business/site.ts';
import { fillNode } from '../content/load/fill-node.ts';
import { toPosixPath } from '../system/folders.ts';
import { type Text, textOf } from '../text/text.ts';
import type { SiteSource } from './site-source.ts';

/** Fills placeholders in the syntax tree of prose; files outside the content are left alone. */
export function prosePlugin(source: SiteSource): MdastPluginEntry {
  return ({ fileURL }) => {
    const file = fileURL === undefined ? '' : fileURLToPath(fileURL);
    if (!isProse(file, source)) return null;
    const localized = findLocalizedSite(file, source);
    return {
      name: 'fill-placeholders',
      before: (root, context) => {
        const [filled = root] = fillNode(root, localized);
        context.replaceNode(root, filled);
      },
    };
  };
}

function findLocalizedSite(file: string, { directory, lastValid }: SiteSource) {
  return findLanguageOfPath(lastValid().localizedSites, `/${toPosixPath(relative(directory, file))}`);
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

/** Translates the words that the parser writes in English (footnotes, check boxes) into the language of the file. */
export function parserLabelsPlugin(source: SiteSource): HastPluginEntry {
  return ({ fileURL }) => {
    const file = fileURL === undefined ? '' : fileURLToPath(fileURL);
    if (!isProse(file, source)) return null;
    const { site } = findLocalizedSite(file, source);
    return labelsPlugin(textOf(site.country.locale).components.prose);
  };
}

/** Labels footnotes and check boxes, and gives an anchor to each heading without letters, whose id would be empty. */
export function labelsPlugin({ footnotes, backToNote, done, toDo }: Text['components']['prose']): HastPluginEntry {
  let unnamed = 0;
  return {
    name: 'label-parts',
    element: [
      {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit: (heading, context) => {
          const { id } = heading.properties;
          if (id === 'footnote-label') return { ...heading, children: [{ type: 'text', value: footnotes }] };
          if (id === undefined && !/[\p{L}\p{N}]/u.test(context.textContent(heading)))
            context.setProperty(heading, 'id', unnamed++ === 0 ? 'section' : `section-${unnamed}`);
          return undefined;
        },
      },
      {
        filter: ['input'],
        visit: (box, context) => {
          const { type, checked } = box.properties;
          if (type === 'checkbox') context.setProperty(box, 'ariaLabel', checked ? done : toDo);
        },
      },
      {
        filter: ['a'],
        visit: (link, context) => {
          const [, note] = /^#user-content-fnref-(.+)$/.exec(String(link.properties.href)) ?? [];
          if (note !== undefined) context.setProperty(link, 'ariaLabel', backToNote(note));
        },
      },
    ],
  };
}

/** Adds the plugins to Astro's Markdown pipeline. Throws unless it is the default one; no other supports them. */
export function addProsePlugins(
  { markdown: { processor } }: Pick<AstroConfig, 'markdown'>,
  plugin: MdastPluginEntry,
  labels: HastPluginEntry,
): void {
  const { mdastPlugins, hastPlugins } = processor.options as { mdastPlugins?: unknown; hastPlugins?: unknown };
  if (processor.name !== 'satteri' || !Array.isArray(mdastPlugins) || !Array.isArray(hastPlugins)) {
    throw new Error(
      `markdown.processor in the Astro configuration is ${processor.name}, which cannot fill placeholders. Leave it out, or write satteri().`,
    );
  }
  mdastPlugins.push(plugin);
  hastPlugins.push(alignmentPlugin, labels);
}
