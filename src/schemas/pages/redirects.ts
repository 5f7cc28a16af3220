import * as z from 'zod';
import { arrayOf, examples, fileObject } from '../shapes.ts';
import { encodeSitePath } from './site-path.ts';

/** Maximum length of an encoded URL; hosts limit a rule with two of them to 1,000 characters. */
const LONGEST = 400;
/**
 * A decoded path: letters of any script, and punctuation without a meaning in host rules; no empty or dotted folder.
 */
const PATH = /^(?!.*\/(?:\/|\.{1,2}(?:\/|$)))\/[\p{L}\p{M}\p{N} ._~/+,()!@&='-]*$/u;
const WANTED = `must be a path as a browser shows it, from the slash behind the host to what stands before ? or #: no two slashes in a row, no folder . or .., no sign such as ; or %, at most ${LONGEST} characters`;

/** Whether rules of hosts can name a path. */
function isPlain(path: string): boolean {
  try {
    return !/%2f/i.test(path) && PATH.test(decodeURIComponent(path)) && encodeSitePath(path).length <= LONGEST;
  } catch {
    return false;
  }
}

/** `content/redirects.yaml`: redirects from an older site. */
export const RedirectsFile = arrayOf(
  fileObject('An old address and where it leads.', {
    from: z
      .string()
      .trim()
      .refine((path) => path !== '/*' && isPlain(path.replace(/\*$/, '')), {
        error: `${WANTED}. A star at its end stands for all that follows: /old-blog/*`,
      })
      .describe(
        'Path of the old address, with and without a slash at its end; with a star at its end, all that begin so.',
      )
      .meta(examples('/old-page.html', '/old-blog/*')),
    to: z
      .string()
      .trim()
      .refine(isPlain, { error: `${WANTED}. No star: /services/` })
      .describe('Path of the page or file it leads to now.')
      .meta(examples('/services/')),
  }),
).describe('Addresses of an old site that lead to pages of this one, so that links and search engines find them.');
export type RedirectsFile = z.output<typeof RedirectsFile>;
