import type { ProseElement } from './content-problem.ts';
import { fillPlaceholders, fillTelephoneTarget, PLACEHOLDER, type Placeholders } from './placeholders.ts';

/** The YAML front matter of an MDX file, between two `---` fences. */
export const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;
const ABSOLUTE_URL = /^(?:https?|mailto|tel):/;
/** Attributes that contain a URL. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'cite', 'ping']);
/** The address of a content photograph: `photo:van`, `../photos/van.jpg`. */
const PHOTO_URL = /^(?:photo:|(?:\.{0,2}\/)?(?:content\/)?photos\/)([\w-]+)(?:\.\w+)?$/;

/** Escapes the braces of placeholders with a backslash, because an MDX parser would read them as code. */
export function escapePlaceholders(prose: string): string {
  return prose.replace(PLACEHOLDER, '\\{$1}');
}

/** Converts an offset in escaped prose into the offset in the original prose. */
export function offsetInProse(prose: string, offset: number): number {
  let original = offset;
  for (const { 0: placeholder, index } of prose.matchAll(PLACEHOLDER)) {
    if (index < original && placeholder.startsWith('{')) original--;
  }
  return original;
}

/**
 * Fills the placeholders of a URL. A value at the start may be a web, mail or telephone URL; a telephone number gets
 * the form that the target expects; any other value is part of a path or query and percent-encoded (RFC 3986, section
 * 2.1).
 */
export function fillUrl(url: string, placeholders: Placeholders): string {
  return url.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const number = fillTelephoneTarget(url.slice(0, offset), name, placeholders);
    if (number !== undefined) return number;
    const value = fillPlaceholders(placeholder, placeholders);
    if (hasPlaceholder(value) || (offset === 0 && ABSOLUTE_URL.test(value))) return value;
    return encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
  });
}

/** Fills the placeholders of an attribute. */
export function fillAttribute(name: string, value: string, placeholders: Placeholders): string {
  return URL_ATTRIBUTES.has(name.toLowerCase()) ? fillUrl(value, placeholders) : fillPlaceholders(value, placeholders);
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

/** Whether a text contains a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/**
 * Finds the name of the photograph that an address in prose refers to; undefined for any other address.
 *
 * @example findPhotoName('../photos/van.jpg') // 'van'
 */
export function findPhotoName(url: string): string | undefined {
  return PHOTO_URL.exec(url)?.[1];
}
