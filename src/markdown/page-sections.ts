import type { Element, Root as HtmlRoot, Parents, Properties } from 'hast';
import { toString as textOfElement } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { type Site, servicePath } from '../business/site.ts';
import type { PageSection } from '../schemas/pages/section.ts';
import { listProsePages, pagePath, templatePage } from '../site-pages/pages.ts';
import { textOf } from '../text/text.ts';
import { parsePage } from './html-to-markdown.ts';
import { isElement } from './is-element.ts';

/** Sections of pages whose facts are in no record, by the id of their heading. */
const toolSectionIds: ReadonlySet<string> = new Set([
  'choosing',
  'variants',
  'factors',
  'visit',
  'before',
  'assurances',
  'parts',
]);

/** Lists the paths of the pages whose sections tools return, in the site's language. */
export function listSectionPages(site: Site): string[] {
  const templates = (
    ['home', 'services', 'service-areas', 'prices', 'quote', 'contact', 'booking', 'about'] as const
  ).map((name) => templatePage(site, name));
  return [...site.services.map(servicePath), ...[...templates, ...listProsePages(site)].map(pagePath)];
}

/**
 * Reads the sections of a page that are not in records (contract D8): its lead, prose, steps and others, from the same
 * elements as its Markdown version. Links are absolute; telephone and email links become text.
 *
 * @param path Path of the page, with its language prefix.
 */
export function readPageSections(html: string, path: string, site: Pick<Site, 'origin' | 'country'>): PageSection[] {
  const { typeset = String } = textOf(site.country.locale);
  let heading = '';
  const { tree, write } = parsePage(html, path, (page) => {
    heading = keepPartsNotInRecords(page, `${site.origin}${path}`);
  });
  const parts: { title: string; blocks: RootContent[] }[] = [{ title: heading, blocks: [] }];
  for (const block of tree.children) {
    if (block.type === 'heading' && block.depth <= 2)
      parts.push({ title: toLine(write({ type: 'root', children: block.children })), blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.flatMap(({ title, blocks }) => {
    const text = write({ type: 'root', children: blocks }).trim();
    return text === '' ? [] : [{ title: typeset(title), text: typeset(text) }];
  });
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reduces a page's main element to the parts that no record has; returns its heading. */
function keepPartsNotInRecords(page: HtmlRoot, base: string): string {
  const kept: Element[] = [];
  let heading = '';
  visit(page, { type: 'element', tagName: 'main' }, (main: Element) => {
    visit(main, 'element', (element, _index, parent) => {
      if (element.tagName === 'h1') heading = toLine(textOfElement(element));
      if (!isNotInRecords(element, parent)) return undefined;
      kept.push(element);
      return SKIP;
    });
    for (const part of kept) cleanPart(part, base);
    main.children = kept;
    return EXIT;
  });
  return heading;
}

function isNotInRecords({ tagName, properties }: Element, parent: Parents | undefined): boolean {
  // The lead of a service page is the summary of its record.
  if (hasClass(properties, 'lead'))
    return parent?.children.some((child) => isElement(child) && child.tagName === 'h1') === true;
  if (tagName === 'figure') return hasClass(properties, 'drawing');
  if (tagName === 'section') return toolSectionIds.has(headingOf(properties));
  return (tagName === 'div' && hasClass(properties, 'prose')) || (tagName === 'ol' && hasClass(properties, 'steps'));
}

function hasClass({ className }: Properties, name: string): boolean {
  return [className].flat().includes(name);
}

/** Returns the id of the heading that names a section. */
function headingOf({ ariaLabelledBy }: Properties): string {
  return [ariaLabelledBy].flat().join(' ');
}

/** Makes links absolute, and removes what records have: pictures, and the notes and prices of variants. */
function cleanPart(part: Element, base: string): void {
  const isVariants = headingOf(part.properties) === 'variants';
  visit(part, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const { tagName, properties, children } = element;
    const isPrice = hasClass(properties, 'price');
    const hasPrice = children.some((child) => isElement(child) && hasClass(child.properties, 'price'));
    const isInRecord = isVariants ? tagName === 'p' || hasPrice : isPrice;
    // The legend of a drawing repeats its description.
    const isLegend = tagName === 'ol' && isElement(parent) && parent.tagName === 'figure';
    if (isInRecord || isLegend || tagName === 'picture' || tagName === 'img') {
      parent.children.splice(index, 1);
      return index;
    }
    const { href } = properties;
    if (tagName !== 'a' || typeof href !== 'string') return undefined;
    if (/^(?:#|tel:|mailto:)/.test(href)) {
      parent.children.splice(index, 1, ...children);
      return index;
    }
    properties.href = new URL(href, base).href;
    return undefined;
  });
}
