import { escapeMarkup } from '../../escape/markup.ts';

/** An Atom feed with absolute URLs and ISO 8601 dates. */
export interface Feed {
  readonly title: string;
  readonly author: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The feed's HTML page; its URL is also the feed id. */
  readonly page: string;
  readonly feed: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** An entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  /** Entry id (URI), if several entries share a URL; by default the URL. */
  readonly id?: string;
  readonly published?: string;
  readonly updated: string;
  readonly text: string;
}

/** Writes an Atom feed (RFC 4287). */
export function writeFeed({ title, author, language, page, feed, updated, entries }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">`,
    `  <title>${escapeMarkup(title)}</title>`,
    `  <id>${escapeMarkup(page)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    `  <updated>${instantOf(updated)}</updated>`,
    `  <author><name>${escapeMarkup(author)}</name></author>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry({ title, url, id = url, published, updated, text }: FeedEntry): string[] {
  return [
    '  <entry>',
    `    <title>${escapeMarkup(title)}</title>`,
    `    <id>${escapeMarkup(id)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    ...(published === undefined ? [] : [`    <published>${instantOf(published)}</published>`]),
    `    <updated>${instantOf(updated)}</updated>`,
    `    <content type="text">${escapeMarkup(text)}</content>`,
    '  </entry>',
  ];
}

/** Midnight UTC of a date, because Atom requires date and time (RFC 4287, section 3.3). */
function instantOf(date: string): string {
  return `${date}T00:00:00Z`;
}
