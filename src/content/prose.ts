import type { ProseElement } from './content-problem.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';

/** The YAML front matter of an MDX file, between two `---` fences. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;
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
/** A photograph: `photo:van`, `../photos/van.jpg`. */
const PHOTO = /^(?:photo:|(?:\.{0,2}\/)?(?:content\/)?photos\/)([\w-]+)(?:\.\w+)?$/;

/** Offset of the prose in an MDX file, after the front matter. */
export function findProse(text: string): number {
  return FRONT_MATTER.exec(text)?.[0].length ?? 0;
}

/**
 * Masks every placeholder with private-use characters, which no Markdown, MDX or JavaScript parser interprets. Length
 * and offsets stay the same. Values are filled in the syntax tree.
 */
export function maskPlaceholders(prose: string): string {
  return prose.replace(IN_PROSE, (placeholder) => shiftCharacters(placeholder, FIRST_MASK));
}

/** Restores masked placeholders: `{telephone}`. */
export function unmaskPlaceholders(text: string): string {
  return text.replace(MASKED, (mask) => shiftCharacters(mask, -FIRST_MASK));
}

function shiftCharacters(text: string, by: number): string {
  return String.fromCharCode(...Array.from(text, (character) => character.charCodeAt(0) + by));
}

/** Fills the masked placeholders of a text node; escaped ones stay as written. */
export function fillMasked(text: string, placeholders: Placeholders): string {
  return text.replace(MASKED, (mask) => fillPlaceholders(unmaskPlaceholders(mask), placeholders));
}

/** Splits a text node at its masked placeholders, which are pieces of their own. */
export function splitMasked(text: string): string[] {
  return text.split(new RegExp(`(${MASKED.source})`)).filter((piece) => piece !== '');
}

/**
 * Fills the placeholders of a URL. A value at the start may be a web, mail or telephone URL; any other is part of a path
 * or query and percent-encoded (RFC 3986, section 2.1).
 */
export function fillAddress(address: string, placeholders: Placeholders): string {
  return address.replace(new RegExp(HOLE, 'g'), (placeholder, offset: number) => {
    const value = fillPlaceholders(placeholder, placeholders);
    if (value === placeholder || (offset === 0 && WHOLE_ADDRESS.test(value))) return value;
    return encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
  });
}

/** Fills the placeholders of an attribute. */
export function fillAttribute(name: string, value: string, placeholders: Placeholders): string {
  return ADDRESSES.has(name.toLowerCase()) ? fillAddress(value, placeholders) : fillPlaceholders(value, placeholders);
}

/** Elements with their placeholders filled; one without a value, as from an invalid file, stays as written. */
export function fillElements(elements: readonly ProseElement[], placeholders: Placeholders): ProseElement[] {
  const readable = readablePlaceholders(placeholders);
  return elements.map((element) => {
    const attributes = Object.entries(element.attributes).map(
      ([name, value]) => [name, fillAttribute(name, value, readable)] as const,
    );
    return { ...element, attributes: Object.fromEntries(attributes) };
  });
}

/** Placeholders with a value; a text filled with them keeps those of invalid files. */
export function readablePlaceholders(placeholders: Placeholders): Placeholders {
  return Object.fromEntries(Object.entries(placeholders).filter(([, text]) => text !== ''));
}

/** Whether a filled text still contains a placeholder, so that it cannot be checked. */
export function hasHole(text: string): boolean {
  return HOLE.test(text);
}

/** Name of the photograph that an image in prose refers to, if it is one of the content. */
export function photoOfAddress(address: string): string | undefined {
  return PHOTO.exec(address)?.[1];
}
