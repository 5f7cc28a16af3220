import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { MdastPluginEntry } from 'satteri';
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
  const { site, placeholders } = source.lastSound();
  const { telephone, email, onlineBookingUrl } = site.business.contact;
  return {
    placeholders,
    links: {
      telephone: `tel:${telephone}`,
      email: `mailto:${email}`,
      ...(onlineBookingUrl === undefined ? {} : { onlineBookingUrl }),
    },
  };
}

/** Adds a plugin to the Markdown pipeline of Astro; throws where that is another than its default, which takes no such plugins. */
export function addProsePlugin(
  { markdown: { processor } }: Pick<AstroConfig, 'markdown'>,
  plugin: MdastPluginEntry,
): void {
  const { mdastPlugins } = processor.options as { mdastPlugins?: unknown };
  if (processor.name !== 'satteri' || !Array.isArray(mdastPlugins)) {
    throw new Error(
      `markdown.processor in the Astro configuration is ${processor.name}, which cannot fill placeholders. Leave it out, or write satteri().`,
    );
  }
  mdastPlugins.push(plugin);
}
