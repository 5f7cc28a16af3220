import Slugger from 'github-slugger';
import { faqIds } from '../../format/slug.ts';
import { templatePages } from '../../site-pages/pages.ts';
import { type ContentProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { hasHole } from '../prose.ts';
import type { ValidContent } from '../validate-files.ts';

const words = (list: string): readonly string[] => list.split(' ');
/** Anchors of the sections that templates write around a text. */
const SERVICE_SECTIONS = words(
  'covers not-included factors choosing variants visit jobs reviews questions related steps',
);
const PAGE_SECTIONS = words(
  'prices visit reviews areas hours questions write before steps answer all city community region places people credentials assurances facts rating sources q',
);
/** Pages whose own sections have anchors that are made from facts. */
const COMPUTED: readonly string[] = ['prices', 'api', 'service-areas'];

/** Finds links to an anchor of the same page that is not there. */
export function* checkAnchors({ services, pages, news }: ValidContent): Iterable<ContentProblem> {
  for (const { file, data, elements } of services)
    yield* checkText(file, elements, [...SERVICE_SECTIONS, ...faqIds(data.faqs)]);
  for (const { file, name, data, elements } of pages) {
    if (COMPUTED.includes(name) || data.pointing !== undefined) continue;
    const isTemplate = (templatePages as readonly string[]).includes(name);
    yield* checkText(file, elements, [...(isTemplate ? PAGE_SECTIONS : []), ...faqIds(data.faqs)]);
  }
  for (const { file, elements } of news) yield* checkText(file, elements, []);
}

function* checkText(
  file: string,
  elements: readonly ProseElement[],
  around: readonly string[],
): Iterable<ContentProblem> {
  const written = listAnchors(elements);
  if (written.some(hasHole)) return;
  const known = new Set(['', 'top', 'main', ...written, ...around]);
  for (const { name, attributes, offset } of elements) {
    const [, anchor] = (name === 'a' && /^\s*#(.*?)\s*$/.exec(attributes.href ?? '')) || [];
    if (anchor === undefined || hasHole(anchor)) continue;
    const isKnown =
      known.has(anchor) || known.has(decode(anchor)) || /^(?:user-content-fn|footnote-label)/.test(anchor);
    const shown = written.length === 0 ? '' : ` Anchors here: ${written.map((it) => `#${it}`).join(', ')}.`;
    const otherwise = `Each ## heading has one: "## Our doors" has #our-doors.${shown}`;
    const advice = suggest(anchor, written, otherwise, (meant) => `#${meant}`);
    yield* problemIf(file, offset, !isKnown && `leads to #${anchor}, which is no anchor of this page. ${advice}`);
  }
}

/** The anchors of a text: those of its headings, made as Astro makes them, and those of its tags. */
function listAnchors(elements: readonly ProseElement[]): string[] {
  const slugger = new Slugger();
  let unnamed = 0;
  return elements.flatMap(({ name, attributes, text }) => {
    if (text === undefined)
      return [attributes.id, name === 'a' ? attributes.name : undefined].flatMap((id) => id ?? []);
    if (/[\p{L}\p{N}]/u.test(text) || hasHole(text)) return hasHole(text) ? text : slugger.slug(text);
    return unnamed++ === 0 ? 'section' : `section-${unnamed}`;
  });
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
