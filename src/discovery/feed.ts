import { escapeMarkup } from '../escape/markup.ts';

/** A feed as it is written: addresses are absolute, dates ISO 8601 days. */
export interface Feed {
  readonly title: string;
  readonly author: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The page the feed belongs to; its address is the feed's identifier too. */
  readonly page: string;
  readonly feed: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** An entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  /** What tells it from other entries with the same address, as a URI; without it the address does. */
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

/** A day as the instant at which it begins in UTC: Atom knows no days (RFC 4287, section 3.3). */
function instantOf(date: string): string {
  return `${date}T00:00:00Z`;
}
