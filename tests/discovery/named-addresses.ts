/** An address a document names, and the media type it announces for it. */
export interface NamedAddress {
  readonly url: string;
  readonly type: string | undefined;
}

// Ends where prose, JSON, Markdown, XML and HTML end an address.
const ADDRESS = /https?:\/\/[^\s"'<>`\\)\]]+/g;

/**
 * Every address in a text of any sort. Templates are left out: whoever names
 * one says what to fill in, in braces or behind a query that ends with "=".
 */
export function addressesInText(text: string): NamedAddress[] {
  return [...text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').matchAll(ADDRESS)]
    .map(([url]) => ({ url: url.replace(/[.,;:!?]+$/, ''), type: undefined }))
    .filter(({ url }) => !url.includes('{') && !url.endsWith('='));
}

// Each sort of document has its own names for an address and its media type.
const ADDRESS_MEMBERS = ['href', 'url', 'src'];
const TYPE_MEMBERS = ['type', 'mimeType'];

/** Addresses in JSON whose object announces a media type beside them. */
export function announcedInJson(data: unknown): NamedAddress[] {
  if (typeof data !== 'object' || data === null) return [];
  const members = data as Readonly<Record<string, unknown>>;
  const below = Object.values(members).flatMap(announcedInJson);
  const url = ADDRESS_MEMBERS.map((name) => members[name]).find((value) => typeof value === 'string');
  const type = TYPE_MEMBERS.map((name) => members[name]).find(
    (value) => typeof value === 'string' && /^[a-z]+\/\S/.test(value),
  );
  if (typeof url !== 'string' || typeof type !== 'string') return below;
  return [{ url, type }, ...below];
}
