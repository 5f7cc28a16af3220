import Slugger from 'github-slugger';
import { faqIds } from '../../format/slug.ts';
import { pagePath } from '../../site-pages/pages.ts';
import { listSectionIds } from '../../site-pages/sections.ts';
import { type ContentProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { hasPlaceholder } from '../prose.ts';
import { suggest } from '../suggest.ts';
import type { ValidContent } from '../validate-files.ts';

/** Anchors of the browser, of every page, and of the coverage form and its answer. */
const PAGE_ANCHORS = ['top', 'main', 'q', 'answer'];
/** Pages whose template derives anchors from facts. */
const COMPUTED_PAGES: readonly string[] = ['prices', 'api'];

/** Finds links to an anchor that the same page does not have. */
export function* checkAnchors({ services, pages, news }: ValidContent): Iterable<ContentProblem> {
  for (const { file, data, elements } of services)
    yield* checkTextAnchors(file, elements, [...listSectionIds('/services/*/'), ...faqIds(data.faqs)]);
  for (const { file, name, data, elements } of pages) {
    if (COMPUTED_PAGES.includes(name) || data.pointing !== undefined) continue;
    yield* checkTextAnchors(file, elements, [...listSectionIds(pagePath({ slug: name })), ...faqIds(data.faqs)]);
  }
  for (const { file, elements } of news) yield* checkTextAnchors(file, elements, []);
}

function* checkTextAnchors(
  file: string,
  elements: readonly ProseElement[],
  templateAnchors: readonly string[],
): Iterable<ContentProblem> {
  const textAnchors = listAnchors(elements);
  if (textAnchors.some(hasPlaceholder)) return;
  const anchors = new Set(['', ...PAGE_ANCHORS, ...textAnchors, ...templateAnchors]);
  for (const { name, attributes, offset } of elements) {
    const [, anchor] = (name === 'a' && /^\s*#(.*?)\s*$/.exec(attributes.href ?? '')) || [];
    if (anchor === undefined || hasPlaceholder(anchor)) continue;
    const isKnown =
      anchors.has(anchor) || anchors.has(decodeAnchor(anchor)) || /^(?:user-content-fn|footnote-label)/.test(anchor);
    const shown = textAnchors.length === 0 ? '' : ` Anchors here: ${textAnchors.map((id) => `#${id}`).join(', ')}.`;
    const otherwise = `Each ## heading has an anchor: "## Our doors" has #our-doors.${shown}`;
    const advice = suggest(anchor, textAnchors, otherwise, (meant) => `#${meant}`);
    yield* problemIf(file, offset, !isKnown && `leads to #${anchor}, which is not an anchor of this page. ${advice}`);
  }
}

/** Lists a text's anchors: from its headings, made as Astro makes them, and from its tags. */
function listAnchors(elements: readonly ProseElement[]): string[] {
  const slugger = new Slugger();
  let unnamed = 0;
  return elements.flatMap(({ name, attributes, text }) => {
    if (text === undefined)
      return [attributes.id, name === 'a' ? attributes.name : undefined].flatMap((id) => id ?? []);
    if (/[\p{L}\p{N}]/u.test(text) || hasPlaceholder(text)) return hasPlaceholder(text) ? text : slugger.slug(text);
    return unnamed++ === 0 ? 'section' : `section-${unnamed}`;
  });
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
