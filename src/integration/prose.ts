import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { photoForms } from '../business/photos.ts';
import { findLanguage, type SitePhoto } from '../business/site.ts';
import { fillTree, type ProseFacts, type TextPhoto } from '../content/load/fill-prose.ts';
import { slashed } from '../settings/folders.ts';
import { textOf } from '../text/text.ts';
import type { SiteSource } from './site-source.ts';

/** Fills placeholders in the syntax tree of prose; files outside the content are left alone. */
export function prosePlugin(source: SiteSource): MdastPluginEntry {
  return ({ fileURL }) => {
    const file = fileURL === undefined ? '' : fileURLToPath(fileURL);
    if (!isProse(file, source)) return null;
    return {
      name: 'fill-placeholders',
      before: (root, context) => context.replaceNode(root, fillTree(root, factsOf(file, source))),
    };
  };
}

/** Whether a file is a content file with prose. */
export function isProse(file: string, { directory }: SiteSource): boolean {
  return file.endsWith('.mdx') && file.startsWith(`${resolve(directory)}${sep}`);
}

function factsOf(file: string, { directory, lastValid }: SiteSource): ProseFacts {
  const { readings } = lastValid();
  const { site, placeholders } = findLanguage(readings, `/${slashed(relative(directory, file))}`);
  const { contact, emergencyHours } = site.business;
  const { telephone, email, onlineBookingUrl } = contact;
  const emergency = emergencyHours?.telephone;
  return {
    placeholders,
    typeset: textOf(site.country.locale).typeset,
    photos: new Map(site.photos.map((photo) => [photo.name, inText(photo)])),
    links: {
      telephone: `tel:${telephone}`,
      email: `mailto:${email}`,
      emergencyTelephone: emergency && `tel:${emergency}`,
      onlineBookingUrl,
    },
  };
}

function inText(photo: SitePhoto): TextPhoto {
  const { avif, jpeg } = photoForms(photo);
  const { path: src, width, height } = jpeg;
  return { alt: photo.alt, avif: avif.map((form) => `${form.path} ${form.width}w`).join(', '), src, width, height };
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
