import type { ProseElement } from './content-problem.ts';
import { fillLinkedNumber, fillPlaceholders, PLACEHOLDER, type Placeholders } from './placeholders.ts';

/** The YAML front matter of an MDX file, between two `---` fences. */
export const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;
const WHOLE_ADDRESS = /^(?:https?|mailto|tel):/;
/** Attributes that contain a URL. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'cite', 'ping']);
/** A photograph: `photo:van`, `../photos/van.jpg`. */
const PHOTO = /^(?:photo:|(?:\.{0,2}\/)?(?:content\/)?photos\/)([\w-]+)(?:\.\w+)?$/;

/** Prose for an MDX parser, which would take the braces of placeholders for code: a backslash makes them text. */
export function escapePlaceholders(prose: string): string {
  return prose.replace(PLACEHOLDER, '\\{$1}');
}

/** Where in prose that is written which stands at an offset of its escaped form. */
export function offsetInProse(prose: string, offset: number): number {
  let written = offset;
  for (const { 0: placeholder, index } of prose.matchAll(PLACEHOLDER)) {
    if (index < written && placeholder.startsWith('{')) written--;
  }
  return written;
}

/**
 * Fills the placeholders of a URL. A value at the start may be a web, mail or telephone URL; a telephone number is
 * written as the target takes it; any other is part of a path or query and percent-encoded (RFC 3986, section 2.1).
 */
export function fillAddress(address: string, placeholders: Placeholders): string {
  return address.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const number = fillLinkedNumber(address.slice(0, offset), name, placeholders);
    if (number !== undefined) return number;
    const value = fillPlaceholders(placeholder, placeholders);
    if (hasHole(value) || (offset === 0 && WHOLE_ADDRESS.test(value))) return value;
    return encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
  });
}

/** Fills the placeholders of an attribute. */
export function fillAttribute(name: string, value: string, placeholders: Placeholders): string {
  return ADDRESSES.has(name.toLowerCase()) ? fillAddress(value, placeholders) : fillPlaceholders(value, placeholders);
}

/** Fills the placeholders of elements. */
export function fillElements(elements: readonly ProseElement[], placeholders: Placeholders): ProseElement[] {
  return elements.map((element) => {
    const filled = Object.entries(element.attributes).map(([name, value]) => {
      return [name, fillAttribute(name, value, placeholders)] as const;
    });
    const text = element.text === undefined ? {} : { text: fillPlaceholders(element.text, placeholders) };
    return { ...element, ...text, attributes: Object.fromEntries(filled) };
  });
}

/** Whether a filled text still contains a placeholder, so that it cannot be checked. */
export function hasHole(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/** Name of the photograph that an image in prose refers to, if it is one of the content. */
export function photoOfAddress(address: string): string | undefined {
  return PHOTO.exec(address)?.[1];
}
