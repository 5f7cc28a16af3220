import type { ProseElement } from './content-problem.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';

/** A placeholder in prose; a backslash before its brace makes it text. */
const IN_PROSE = /(?<!(?<!\\)(?:\\\\)*\\)\{[a-zA-Z][\w.-]*\}/g;
/** Where the masks of ASCII characters begin, among the characters for private use. */
const FIRST_MASK = 0xe000;
const MASKED = /\uE07B[\uE02D-\uE07A]+\uE07D/g;
/** A placeholder that could not be filled: nobody knows it, or its fact is in a file that is wrong. */
const HOLE = /\{[a-zA-Z][\w.-]*\}/;
const WHOLE_ADDRESS = /^(?:https?|mailto|tel):/;
/** Attributes that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'cite', 'ping']);

/**
 * Prose with every placeholder in characters for private use, which no parser of Markdown, MDX or JavaScript gives a
 * meaning. The length stays, and so do the offsets of everything else. Values take their places in the syntax tree.
 */
export function maskPlaceholders(prose: string): string {
  return prose.replace(IN_PROSE, (placeholder) =>
    [...placeholder].map((character) => String.fromCharCode(FIRST_MASK + character.charCodeAt(0))).join(''),
  );
}

/** A text of the syntax tree with its placeholders filled; what was escaped in the prose stays as it was written. */
export function fillMasked(text: string, placeholders: Placeholders): string {
  return text.replace(MASKED, (mask) => fillPlaceholders(unmaskPlaceholders(mask), placeholders));
}

/** A text of the syntax tree in pieces: what was written, and each placeholder by its name. */
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

/** A text of the syntax tree with its placeholders legible again: `{telephone}`. */
export function unmaskPlaceholders(text: string): string {
  return text.replace(MASKED, (mask) =>
    [...mask].map((character) => String.fromCharCode(character.charCodeAt(0) - FIRST_MASK)).join(''),
  );
}

/**
 * An address with its placeholders filled. A value at its beginning may be an address of the web, of mail or of a
 * telephone; any other is a part of a path or a query, and is percent-encoded (RFC 3986, section 2.1).
 */
export function fillAddress(address: string, placeholders: Placeholders): string {
  return address.replace(new RegExp(HOLE, 'g'), (placeholder, offset: number) => {
    const value = fillPlaceholders(placeholder, placeholders);
    if (value === placeholder || (offset === 0 && WHOLE_ADDRESS.test(value))) return value;
    return encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
  });
}

/** The value of an attribute with its placeholders filled. */
export function fillAttribute(name: string, value: string, placeholders: Placeholders): string {
  return ADDRESSES.has(name.toLowerCase()) ? fillAddress(value, placeholders) : fillPlaceholders(value, placeholders);
}

/** An element of prose as it will be published. */
export function fillElement(element: ProseElement, placeholders: Placeholders): ProseElement {
  const attributes = Object.entries(element.attributes).map(
    ([name, value]) => [name, fillAttribute(name, value, placeholders)] as const,
  );
  return { ...element, attributes: Object.fromEntries(attributes) };
}

/** The placeholders whose facts could be read; in a text filled with them, those of a wrong file leave holes. */
export function readablePlaceholders(placeholders: Placeholders): Placeholders {
  return Object.fromEntries(Object.entries(placeholders).filter(([, text]) => text !== ''));
}

/** Whether a filled text still holds a placeholder, so that nothing more can be said of it. */
export function hasHole(text: string): boolean {
  return HOLE.test(text);
}
