import { type Site, siteUrl } from '../../business/site.ts';
import type { PageSection } from '../../schemas/pages/section.ts';
import { getMarkdownPath } from '../../site-pages/paths.ts';
import { textOf } from '../../text/text.ts';

/** Maximum size of a result's sections, in bytes of JSON (contract D8). */
const MAX_SECTIONS_BYTES = 24_000;

const encoder = new TextEncoder();

/** Returns a record's size as JSON, in bytes. */
export function sizeOf(record: object): number {
  return encoder.encode(JSON.stringify(record)).length;
}

/** Returns members of a record: the sections of some pages that fit, and where to read the others. */
export function fitSections(site: Site, paths: readonly string[], maxBytes = MAX_SECTIONS_BYTES) {
  const sections: PageSection[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const path of paths) {
    const all = site.sections[path] ?? [];
    const missing = all.filter((section) => {
      const size = sizeOf(section) + 1;
      if (bytes + size > maxBytes) return true;
      sections.push(section);
      bytes += size;
      return false;
    });
    // If the whole page is missing, its heading is enough.
    const titles = (missing.length === all.length ? missing.slice(0, 1) : missing).map(({ title }) => title);
    if (titles.length > 0) leftOut.push(`${titles.join(', ')} (${siteUrl(site, getMarkdownPath(path))})`);
  }
  return {
    sections,
    ...(leftOut.length > 0 && { leftOut: textOf(site.money.locale).mcp.leftOut(leftOut.join('; ')) }),
  };
}
