import type { ProseElement } from './content-problem.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';

/** A placeholder in prose; a backslash before the brace escapes it. */
const IN_PROSE = /(?<!(?<!\\)(?:\\\\)*\\)\{[a-zA-Z][\w.-]*\}/g;
/** First mask character, in Unicode's private use area. */
const FIRST_MASK = 0xe000;
const MASKED = /\uE07B[\uE02D-\uE07A]+\uE07D/g;
/** A placeholder without a value: unknown, or from an invalid file. */
const HOLE = /\{[a-zA-Z][\w.-]*\}/;
const WHOLE_ADDRESS = /^(?:https?|mailto|tel):/;
/** Attributes that contain a URL. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'cite', 'ping']);

/**
 * Masks every placeholder with private-use characters, which no Markdown, MDX or JavaScript parser interprets. Length
 * and offsets stay the same. Values are filled in the syntax tree.
 */
export function maskPlaceholders(prose: string): string {
  return prose.replace(IN_PROSE, (placeholder) =>
    [...placeholder].map((character) => String.fromCharCode(FIRST_MASK + character.charCodeAt(0))).join(''),
  );
}

/** Fills the masked placeholders of a text node; escaped ones stay as written. */
export function fillMasked(text: string, placeholders: Placeholders): string {
  return text.replace(MASKED, (mask) => fillPlaceholders(unmaskPlaceholders(mask), placeholders));
}

/** Splits a text node into text and placeholder names. */
export function splitMasked(text: string): { readonly text: string; readonly placeholder?: string }[] {
  const pieces: { readonly text: string; readonly placeholder?: string }[] = [];
  let end = 0;
  for (const { 0: mask, index } of text.matchAll(MASKED)) {
    const placeholder = unmaskPlaceholders(mask);
    pieces.push({ text: text.slice(end, index) }, { text: placeholder, placeholder: placeholder.slice(1, -1) });
    end = index + mask.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}

/** Restores masked placeholders: `{telephone}`. */
export function unmaskPlaceholders(text: string): string {
  return text.replace(MASKED, (mask) =>
    [...mask].map((character) => String.fromCharCode(character.charCodeAt(0) - FIRST_MASK)).join(''),
  );
}

/**
 * Fills the masked placeholders of a URL. A value at the start may be a web, mail or telephone URL; any other is part
 * of a path or query and percent-encoded (RFC 3986, section 2.1).
 */
export function fillAddress(address: string, placeholders: Placeholders): string {
  return address.replace(new RegExp(HOLE, 'g'), (placeholder, offset: number) => {
    const value = fillPlaceholders(placeholder, placeholders);
    if (value === placeholder || (offset === 0 && WHOLE_ADDRESS.test(value))) return value;
    return encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
  });
}

/** Fills the masked placeholders of an attribute. */
export function fillAttribute(name: string, value: string, placeholders: Placeholders): string {
  return ADDRESSES.has(name.toLowerCase()) ? fillAddress(value, placeholders) : fillPlaceholders(value, placeholders);
}

/** An element with its placeholders filled. */
export function fillElement(element: ProseElement, placeholders: Placeholders): ProseElement {
  const attributes = Object.entries(element.attributes).map(
    ([name, value]) => [name, fillAttribute(name, value, placeholders)] as const,
  );
  return { ...element, attributes: Object.fromEntries(attributes) };
}

/** Placeholders with a value; a text filled with them keeps those of invalid files. */
export function readablePlaceholders(placeholders: Placeholders): Placeholders {
  return Object.fromEntries(Object.entries(placeholders).filter(([, text]) => text !== ''));
}

/** Whether a filled text still contains a placeholder, so that it cannot be checked. */
export function hasHole(text: string): boolean {
  return HOLE.test(text);
}
