import { type Site, siteUrl } from '../../business/site.ts';
import type { PageSection } from '../../schemas/pages/section.ts';
import { markdownPathOf } from '../../site-pages/addresses.ts';
import { textOf } from '../../text/text.ts';

/** The most that the sections of one result may hold, in bytes of JSON (contract D8). */
const MAX_SECTIONS_BYTES = 24_000;

const encoder = new TextEncoder();

/** Size of a record as JSON, in bytes. */
export function sizeOf(record: object): number {
  return encoder.encode(JSON.stringify(record)).length;
}

/** Members of a record with the sections of some pages: those that fit, and where to read the others. */
export function takeSections(site: Site, paths: readonly string[], maxBytes = MAX_SECTIONS_BYTES) {
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
    // Of a page that is missing as a whole, its heading says enough.
    const titles = (missing.length === all.length ? missing.slice(0, 1) : missing).map(({ title }) => title);
    if (titles.length > 0) leftOut.push(`${titles.join(', ')} (${siteUrl(site, markdownPathOf(path))})`);
  }
  return {
    sections,
    ...(leftOut.length > 0 && { leftOut: textOf(site.money.locale).mcp.leftOut(leftOut.join('; ')) }),
  };
}
