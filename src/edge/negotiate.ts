/** The forms a page has. */
export type PageForm = 'html' | 'markdown';

interface Range {
  readonly type: string;
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The form of a page a client wants (contract F1; RFC 9110, section 12.5.1).
 * Quality values and precedence count; wildcards mean HTML; a tie goes to
 * Markdown, because whoever names it means it. A client that names XHTML takes
 * HTML; one that refuses HTML and takes anything else gets Markdown. Undefined
 * where neither fits.
 */
export function choosePageForm(accept: string | null | undefined): PageForm | undefined {
  if (accept === null || accept === undefined || accept.trim() === '') return 'html';
  const ranges = parseAccept(accept);
  // An Accept of which nothing is left says nothing.
  if (ranges.length === 0) return 'html';
  const named = ranges.some(({ type, quality }) => type === 'text/markdown' && quality > 0);
  const markdown = qualityOf('text/markdown', ranges);
  const xhtml = ranges.filter(({ type }) => type === 'application/xhtml+xml').map(({ quality }) => quality);
  const html = Math.max(qualityOf('text/html', ranges), ...xhtml);
  if (named && markdown >= html) return 'markdown';
  if (html > 0) return 'html';
  return markdown > 0 ? 'markdown' : undefined;
}

/** The media ranges of an Accept header; parameters other than the quality are left aside, broken ranges left out. */
function parseAccept(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1';
    const isRange = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/.test(type);
    return isRange && QUALITY.test(quality) ? [{ type, quality: Number(quality) }] : [];
  });
}

/** The quality of the range that fits a type most closely: the type itself, its family, or anything. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const range of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const fitting = ranges.filter((candidate) => candidate.type === range);
    if (fitting.length > 0) return Math.max(...fitting.map(({ quality }) => quality));
  }
  return 0;
}
