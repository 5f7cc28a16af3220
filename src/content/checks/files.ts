import { joinWords } from '../../format/wording.ts';
import { endingOf, publicFileType, publicFileTypes } from '../../schemas/pages/public-file-types.ts';
import { softwareFolders } from '../../site-pages/pages.ts';
import { findRedirect, type Redirects } from '../../site-pages/redirects.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { listPagePaths, redirectsOf } from '../page-paths.ts';
import type { Content } from '../validate-files.ts';

/** Maximum total size in bytes: the Node server keeps the files in memory. */
const MOST_BYTES = 25_000_000;
const MOST_FILES = 200;
/** Names that every host serves as files: no hidden ones, none with special meaning (`_headers`, `_worker.js`). */
const NAME = /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.~-]*\/)*[A-Za-z0-9][\w.~-]*$/;
/** Reserved paths, where a file would make clients start to authenticate (contract A8). */
const LOGIN = /^\/(?:(?:register|authorize|token)\/$|\.well-known\/(?:oauth-|openid-configuration))/;

/** Finds static files that cannot be published because of their name, path, number or size. */
export function checkFiles(content: Content, problems: ContentProblem[]): void {
  const { files } = content;
  if (files.length === 0) return;
  const pages = [...listPagePaths(content)];
  const redirects = redirectsOf(content);
  for (const { name, file } of files) {
    const message = describeName(name) ?? describeAddress(`/${name}`, pages, redirects);
    if (message !== undefined) problems.push(fieldProblem(file, [], message));
  }
  const bytes = files.reduce((sum, { data }) => sum + data.size, 0);
  const [largest] = files.toSorted((a, b) => b.data.size - a.data.size);
  if (bytes > MOST_BYTES && largest !== undefined) {
    const message = `is the largest of files that have ${(bytes / 1e6).toFixed(1)} MB together; ${MOST_BYTES / 1e6} MB are the most. Make some smaller, or link to where they lie elsewhere.`;
    problems.push(fieldProblem(largest.file, [], message));
  }
  const next = files[MOST_FILES];
  if (next !== undefined) {
    const message = `is one of ${files.length} files; ${MOST_FILES} are the most.`;
    problems.push(fieldProblem(next.file, [], message));
  }
}

function describeName(name: string): string | undefined {
  if (!NAME.test(name) || name.length > 200) {
    return 'has a name that not every host publishes. Use letters without accents, digits, hyphens and dots; only .well-known begins with a dot.';
  }
  if (publicFileType(name) === undefined) {
    const endings = Object.keys(publicFileTypes).map((ending) => `.${ending}`);
    return `has the ending .${endingOf(name)}, which is not published. Files end in ${joinWords(endings, 'or')}, or have no ending and are plain text.${advise(endingOf(name))}`;
  }
  return /(?:^|\/)(?:index|404)\.[^/]*$/.test(name)
    ? 'has a name that hosts take for a page. Give it another.'
    : undefined;
}

/** Where a file belongs that is not a static file. */
function advise(ending: string): string {
  if (ending === 'xml') return ' A proof of ownership can stand under verification in policy.yaml instead.';
  return /^(?:avif|gif|heic|jpe?g|png|webp)$/i.test(ending) ? ' A picture belongs into photos/.' : '';
}

function describeAddress(path: string, pages: readonly string[], redirects: Redirects): string | undefined {
  // Some file systems are case-insensitive.
  const folder = `${path.toLowerCase()}/`;
  const page = pages.find((known) => known.startsWith(folder));
  if (page !== undefined) return `has the address of the page ${page}. Give it another name.`;
  const software = softwareFolders.find((known) => folder.startsWith(known));
  if (software !== undefined) return `lies below ${software}, which belongs to the site itself. Put it elsewhere.`;
  const goal = findRedirect(redirects, folder);
  if (goal !== undefined) return `has an address that leads to ${goal}. Give it another name.`;
  return LOGIN.test(folder)
    ? 'has an address where clients look for a login, and this site has none. Remove it.'
    : undefined;
}
