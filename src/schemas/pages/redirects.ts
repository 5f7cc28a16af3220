import * as z from 'zod';
import { arrayOf, describeTextProblem, examples, fileObject } from '../fields.ts';
import { encodeSitePath } from './site-path.ts';

/** Maximum length of an encoded URL; hosts limit a rule with two of them to 1,000 characters. */
const LONGEST = 400;
/** Characters allowed in a decoded path: letters of any script, and punctuation without a meaning in host rules. */
const PATH = /^\/[\p{L}\p{M}\p{N} ._~/+,()!@&='-]*$/u;

/** Problem of a path on this site; undefined if valid. */
function describePathFault(text: string): string | undefined {
  const fault = describeTextProblem(text);
  if (fault !== undefined) return fault;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return describeHost(text);
  if (!text.startsWith('/')) return `must begin with a slash. Write /${text}`;
  if (text.includes('//')) {
    return `holds two slashes in a row, which no address of this site has. Write ${text.replace(/\/{2,}/g, '/')}`;
  }
  if (/[?#]/.test(text)) {
    const [path = ''] = text.split(/[?#]/);
    return `holds ${text.includes('?') ? 'a question mark' : 'a number sign'}, and only paths are compared. Write ${path} alone`;
  }
  return describeSigns(text);
}

function describeSigns(text: string): string | undefined {
  const decoded = tryDecode(text);
  if (decoded === undefined || /%(?:2f|5c|25)/i.test(text)) {
    return 'holds a per cent sign that encodes no sign of a path. Copy the address from your browser';
  }
  if (!PATH.test(decoded)) {
    const sign = [...decoded].find((one) => !PATH.test(`/${one}`));
    return `holds ${JSON.stringify(sign)}, which rules of hosts read as something else. End the old address before it with a star`;
  }
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded)) return 'holds a dot that stands for a folder. Write the whole path';
  const isLong = encodeSitePath(text).length > LONGEST;
  return isLong ? `must be at most ${LONGEST} characters long. End an old address early with a star` : undefined;
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function describeHost(text: string): string {
  const url = URL.parse(text);
  const path = url === null || !/^https?:$/.test(url.protocol) ? '/old-page/' : url.pathname;
  return `names a host, and both addresses are of this site. Write the path alone: ${path}`;
}

function describeFromFault(text: string): string | undefined {
  const star = text.indexOf('*');
  if (star >= 0 && star < text.length - 1) {
    return 'has a star elsewhere than at its end. Write one star, as the last sign: /old-blog/*';
  }
  if (text === '/*') return 'is every address there is. Name the folder that has moved: /old-blog/*';
  return describePathFault(star < 0 ? text : text.slice(0, -1));
}

function describeToFault(text: string): string | undefined {
  return text.includes('*')
    ? 'holds a star, and it leads to one page. Write the path of that page'
    : describePathFault(text);
}

function pathOf(describeFault: (text: string) => string | undefined): z.ZodString {
  return z
    .string()
    .trim()
    .min(1, { error: 'must not be empty' })
    .refine((text) => describeFault(text) === undefined, { error: ({ input }) => describeFault(String(input)) });
}

/** `content/redirects.yaml`: redirects from an older site. */
export const RedirectsFile = arrayOf(
  fileObject('An old address and where it leads.', {
    from: pathOf(describeFromFault)
      .describe(
        'Path of the old address, with and without a slash at its end; with a star at its end, all that begin so.',
      )
      .meta(examples('/old-page.html', '/old-blog/*')),
    to: pathOf(describeToFault).describe('Path of the page or file it leads to now.').meta(examples('/services/')),
  }),
).describe('Addresses of an old site that lead to pages of this one, so that links and search engines find them.');
export type RedirectsFile = z.output<typeof RedirectsFile>;
