import * as z from 'zod';
import { examples, fileObject } from '../shapes.ts';
import { encodeSitePath } from './site-path.ts';

/** Maximum length of an encoded URL; hosts limit a rule with two of them to 1,000 characters. */
const MAX_PATH_LENGTH = 400;
/**
 * A decoded path: letters of any script, and punctuation without a meaning in host rules; no empty or dotted folder.
 */
const PATH = /^(?!.*\/(?:\/|\.{1,2}(?:\/|$)))\/[\p{L}\p{M}\p{N} ._~/+,()!@&='-]*$/u;
const PATH_RULES = `must be a path as a browser shows it, from the slash after the host up to any ? or #: no two slashes in a row, no . or .. folder, no character such as ; or %, at most ${MAX_PATH_LENGTH} characters`;

/** Whether the redirect rules of all hosts can contain a path. */
function isPlain(path: string): boolean {
  try {
    return !/%2f/i.test(path) && PATH.test(decodeURIComponent(path)) && encodeSitePath(path).length <= MAX_PATH_LENGTH;
  } catch {
    return false;
  }
}

/** `content/redirects.yaml`: redirects from an older site. */
export const RedirectsFile = z
  .array(
    fileObject('An old address and where it leads.', {
      from: z
        .string()
        .trim()
        .refine((path) => path !== '/*' && isPlain(path.replace(/\*$/, '')), {
          error: `${PATH_RULES}. A star at the end matches everything after it: /old-blog/*`,
        })
        .describe(
          'Path of the old address; it matches with and without a slash at the end. A star at the end matches every path that begins like this.',
        )
        .meta(examples('/old-page.html', '/old-blog/*')),
      to: z
        .string()
        .trim()
        .refine(isPlain, { error: `${PATH_RULES}. It cannot end in a star: write /services/` })
        .describe('Path of the page or file it leads to now.')
        .meta(examples('/services/')),
    }),
  )
  .describe('Addresses of an old site that lead to pages of this one, so that links and search engines find them.');
export type RedirectsFile = z.output<typeof RedirectsFile>;
