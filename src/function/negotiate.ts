/** The representations of a page. */
export type PageForm = 'html' | 'markdown';

interface Range {
  readonly type: string;
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The representation of a page that a client prefers (contract F1; RFC 9110, section 12.5.1), by quality values and
 * specificity. Wildcards mean HTML; a tie goes to Markdown, because only clients that want it name it. A client that
 * names XHTML gets HTML; one that refuses HTML and accepts anything else gets Markdown. Undefined if neither fits.
 */
export function choosePageForm(accept: string | null | undefined): PageForm | undefined {
  if (accept === null || accept === undefined || accept.trim() === '') return 'html';
  const ranges = parseAccept(accept);
  // An Accept header without valid ranges counts as none.
  if (ranges.length === 0) return 'html';
  const named = ranges.some(({ type, quality }) => type === 'text/markdown' && quality > 0);
  const markdown = qualityOf('text/markdown', ranges);
  const xhtml = ranges.filter(({ type }) => type === 'application/xhtml+xml').map(({ quality }) => quality);
  const html = Math.max(qualityOf('text/html', ranges), ...xhtml);
  if (named && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  return markdown > 0 ? 'markdown' : undefined;
}

/**
 * Parses the media ranges of an Accept header; parameters other than the quality are ignored, malformed ranges dropped.
 */
function parseAccept(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1';
    const isRange = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(type);
    return isRange && QUALITY.test(quality) ? [{ type, quality: Number(quality) }] : [];
  });
}

/** The quality of the most specific range that matches a type: the type itself, its family, or anything. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const range of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const fitting = ranges.filter((candidate) => candidate.type === range);
    if (fitting.length > 0) return Math.max(...fitting.map(({ quality }) => quality));
  }
  return 0;
}
