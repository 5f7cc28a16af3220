import type { MdastNode, MdxJsxAttributeUnion, MdxJsxTextElement } from 'satteri';
import { makePhotoRenditions } from '../../business/photos.ts';
import type { Site } from '../../business/site.ts';
import { textOf } from '../../text/text.ts';
import { fillPlaceholders, PLACEHOLDER } from '../placeholders.ts';
import { fillAttribute, fillUrl, findPhotoName } from '../prose.ts';
import type { LocalizedSite } from './load-site.ts';
import { isTag } from './parse-prose.ts';
import { type QuoteState, straightenQuotes } from './straighten-quotes.ts';

/** Nodes and elements whose text must not contain links, or is already a link. */
const unlinkable: ReadonlySet<string> = new Set(['link', 'linkReference', 'a', 'button', 'option', 'textarea']);

/** Nodes in which quotations end. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Replaces the placeholders in a node of escaped prose and its descendants with facts: as text in text nodes, as part
 * of a URL in URLs. Facts are never parsed, so they cannot become markup.
 */
export function fillNode(
  node: MdastNode,
  localized: LocalizedSite,
  canLink = true,
  quotes: QuoteState = { open: 0, last: '' },
): MdastNode[] {
  if (node.type === 'text') return fillText(straightenQuotes(node.value, quotes), localized, canLink);
  // Comments.
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
  const { placeholders } = localized;
  const fields = Object.entries(node).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value];
    return [field, field === 'url' ? fillUrl(value, placeholders) : fillPlaceholders(value, placeholders)];
  });
  const filled = Object.fromEntries(fields) as MdastNode;
  if (isTag(filled)) {
    filled.attributes = filled.attributes.map((attribute): MdxJsxAttributeUnion => {
      if (!('name' in attribute) || typeof attribute.value !== 'string') return attribute;
      return { ...attribute, value: fillAttribute(attribute.name, attribute.value, placeholders) };
    });
  }
  const photo = makePhoto(filled, localized.site);
  if (photo !== undefined) return photo;
  if (!('children' in filled)) return [filled];
  const canLinkInside = canLink && !unlinkable.has(isTag(filled) ? (filled.name ?? '') : filled.type);
  const innerQuotes = blocks.has(filled.type) ? { open: 0, last: '' } : quotes;
  const children = filled.children.flatMap((child) =>
    fillNode(child as MdastNode, localized, canLinkInside, innerQuotes),
  );
  if (hasSingleTildes(node)) return [{ type: 'text', value: '~' }, ...children, { type: 'text', value: '~' }];
  return [{ ...filled, children } as MdastNode];
}

/** Whether a node is text between single tildes ("8~10 or 12~15 weeks"), which do not mean strikethrough. */
function hasSingleTildes(node: MdastNode): boolean {
  if (node.type !== 'delete') return false;
  const [first] = node.children;
  return (first?.position?.start.offset ?? 0) - (node.position?.start.offset ?? 0) === 1;
}

/** Typesets a text and replaces its placeholders; telephone numbers, email addresses and URLs become links. */
function fillText(value: string, { site, placeholders }: LocalizedSite, canLink: boolean): MdastNode[] {
  const { typeset } = textOf(site.country.locale);
  const typesetText = typeset?.(value) ?? value;
  const links = canLink ? listFactLinks(site) : {};
  // The names of placeholders have odd indices.
  return typesetText.split(PLACEHOLDER).flatMap((piece, index): MdastNode[] => {
    const text = index % 2 === 0 ? piece : fillPlaceholders(`{${piece}}`, placeholders);
    const url = index % 2 === 0 ? undefined : links[piece];
    const shown: MdastNode = { type: 'text', value: text };
    return url === undefined ? (text === '' ? [] : [shown]) : [{ type: 'link', url, children: [shown] }];
  });
}

/** Lists the link targets of facts by the names of their placeholders. */
function listFactLinks({ business: { contact, emergencyHours } }: Site): Readonly<Record<string, string | undefined>> {
  const { telephone, email, onlineBookingUrl } = contact;
  const emergency = emergencyHours?.telephone;
  return {
    telephone: `tel:${telephone}`,
    email: `mailto:${email}`,
    emergencyTelephone: emergency && `tel:${emergency}`,
    onlineBookingUrl,
  };
}

/**
 * Makes the elements for the photograph that an image refers to; undefined if it refers to something else, and empty if
 * the photograph cannot be published.
 */
function makePhoto(image: MdastNode, { photos }: Site): MdastNode[] | undefined {
  const { src = '', alt } = readImage(image);
  const name = findPhotoName(src);
  if (name === undefined) return undefined;
  const photo = photos.find((known) => known.name === name);
  if (photo === undefined) return [];
  const { avif, jpeg } = makePhotoRenditions(photo);
  const srcset = avif.map(({ path, width }) => `${path} ${width}w`).join(', ');
  const size = { width: String(jpeg.width), height: String(jpeg.height) };
  const source = makeElement('source', { type: 'image/avif', srcset, sizes: '(max-width: 40rem) 20rem, 40rem' });
  const words = { src: jpeg.path, alt: alt || photo.alt };
  const img = makeElement('img', { ...words, ...size, loading: 'lazy', decoding: 'async' });
  return [makeElement('picture', {}, [source, img])];
}

/** Reads the address and alternative text of an image, written in Markdown or as a tag. */
function readImage(node: MdastNode): Readonly<Record<string, string | undefined>> {
  if (node.type === 'image') return { src: node.url, alt: node.alt ?? '' };
  if (!isTag(node) || node.name !== 'img') return {};
  const named = node.attributes.filter((attribute) => 'name' in attribute);
  return Object.fromEntries(named.map(({ name, value }) => [name, value?.toString()]));
}

function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxTextElement[] = [],
): MdxJsxTextElement {
  const list = Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxTextElement', name, attributes: list, children };
}
