import * as z from 'zod';
import { arrayOf, examples, fileObject } from '../shapes.ts';
import { encodeSitePath } from './site-path.ts';

/** Maximum length of an encoded URL; hosts limit a rule with two of them to 1,000 characters. */
const LONGEST = 400;
/** Characters allowed in a decoded path: letters of any script, and punctuation without a meaning in host rules. */
const PATH = /^\/[\p{L}\p{M}\p{N} ._~/+,()!@&='-]*$/u;

/** What no path of this site has, with what to write instead. */
const faults: readonly (readonly [fault: RegExp, error: string])[] = [
  [/^(?!\/)/, 'must begin with a slash, without the name of a host: both addresses are of this site. Write /old-page/'],
  [/\/\//, 'holds two slashes in a row, which no address of this site has. Write one'],
  [/[?#]/, 'holds a question mark or a number sign, and only paths are compared. Write what stands before it alone'],
  [/\/\.{1,2}(?:\/|$)/, 'holds a dot that stands for a folder. Write the whole path'],
  [/%(?:2f|5c|25)/i, 'holds a per cent sign that encodes no sign of a path. Copy the address from your browser'],
];

const SitePath = faults.reduce(
  (path, [fault, error]) => path.refine((text) => !fault.test(text), { error, abort: true }),
  z.string().trim(),
);

/** Whether rules of hosts can name a path. */
function isPlain(path: string): boolean {
  try {
    return PATH.test(decodeURIComponent(path)) && encodeSitePath(path).length <= LONGEST;
  } catch {
    return false;
  }
}

const UNFIT = `holds a sign that rules of hosts read as something else, or is longer than ${LONGEST} characters`;

/** `content/redirects.yaml`: redirects from an older site. */
export const RedirectsFile = arrayOf(
  fileObject('An old address and where it leads.', {
    from: SitePath.refine((path) => path !== '/*' && !path.slice(0, -1).includes('*'), {
      error: 'takes one star, as its last sign behind the name of what has moved: /old-blog/*',
      abort: true,
    })
      .refine((path) => isPlain(path.replace(/\*$/, '')), { error: `${UNFIT}. End it early with a star` })
      .describe(
        'Path of the old address, with and without a slash at its end; with a star at its end, all that begin so.',
      )
      .meta(examples('/old-page.html', '/old-blog/*')),
    to: SitePath.refine(isPlain, { error: `${UNFIT}. Write the path of one page, without a star` })
      .describe('Path of the page or file it leads to now.')
      .meta(examples('/services/')),
  }),
).describe('Addresses of an old site that lead to pages of this one, so that links and search engines find them.');
export type RedirectsFile = z.output<typeof RedirectsFile>;
