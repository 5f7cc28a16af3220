import { placePath, servicePath } from '../../business/site.ts';
import { encodeSitePath } from '../../schemas/pages/site-path.ts';
import { publicFileType, publicFileTypes } from '../../site-pages/file-types.ts';
import { softwareFolders } from '../../site-pages/pages.ts';
import { findRedirect, slashVariants } from '../../site-pages/redirects.ts';
import { grammar } from '../../text/en/grammar.ts';
import { type ContentProblem, fieldProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import { photoOfAddress } from '../prose.ts';
import { findLinkedTelephoneProblem } from '../telephone.ts';
import type { ValidContent } from '../validate-files.ts';
import type { SiteAddresses } from './check.ts';

/** Bytes of all static files: the Node server keeps them in memory. */
const MAX_TOTAL_BYTES = 25_000_000;
/** Names that every host serves as files: no hidden ones, none with special meaning (`_headers`, `_worker.js`). */
const NAME = /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.~-]*\/)*[A-Za-z0-9][\w.~-]*$/;
/** Reserved paths, where a file would make clients start to authenticate (contract A8). */
const LOGIN = /^\/(?:(?:register|authorize|token)$|\.well-known\/(?:oauth-|openid-configuration))/;
/** Names that hosts take for a page. */
const PAGE_NAME = /(?:^|\/)(?:index|404)\.[^/]*$/;

/** Finds links to a missing page or file, or with an invalid address, and images of a missing file. */
export function* checkLinks(content: ValidContent, addresses: SiteAddresses): Iterable<ContentProblem> {
  const { services, pages, news, files, locality } = content;
  const { pages: known, documents, own } = addresses;
  const paths = new Set([...known, ...Object.keys(own.exact), ...documents, ...files.map(({ name }) => `/${name}`)]);
  for (const { file, elements } of [...services, ...pages, ...news]) {
    for (const element of elements) {
      const target = targetOf(element);
      const wrongNumber = target && findLinkedTelephoneProblem(target, locality.country);
      const message = wrongNumber ? `leads to "${target}", which ${wrongNumber}.` : describeBrokenLink(target, paths);
      yield* problemIf(file, element.offset, message);
    }
  }
  for (const { file, data } of pages) {
    for (const state of ['emergency', 'closed'] as const) {
      for (const [index, { path }] of data.outsideHours?.[state]?.links.entries() ?? [])
        yield* problemIf(file, ['outsideHours', state, 'links', index, 'path'], describeBrokenLink(path, paths));
    }
  }
}

/** Where a link leads, or the file of this site that an image shows. */
function targetOf({ name, attributes: { href, src = '' } }: ProseElement): string | undefined {
  const isOwnImage = name === 'img' && /^\/(?!\/)/.test(src) && !photoOfAddress(src);
  return name === 'a' ? href : isOwnImage ? src : undefined;
}

const WRITE_PATH = 'Write the address of a page of this site, from its first slash to its last.';

/** What is wrong with a link. `npm run links` finds anchors that lead nowhere, because only a built page has them all. */
function describeBrokenLink(href: string | undefined, paths: ReadonlySet<string>): string | undefined {
  if (href === undefined) return undefined;
  // Browsers ignore whitespace and control characters in URLs.
  const address = [...href].filter((character) => character > ' ').join('');
  const isProgram = /^(?:javascript|vbscript|data):/i.test(address);
  if (!isProgram && /^[a-z][a-z0-9+.-]*:/i.test(address) && URL.canParse(address)) return undefined;
  const parts = /^(\/(?!\/)[^?#]*)?(?:\?[^#]*)?(?:#.*)?$/.exec(address);
  if (address === '' || parts === null)
    return `leads to "${address.slice(0, 60)}", which is no address. ${WRITE_PATH} That of another site begins with https://.`;
  const [, path] = parts;
  if (path === undefined || paths.has(path) || /^\/api\/|\/index\.md$/.test(path)) return undefined;
  const missing = isFilePath(path) ? 'file of the site' : 'page';
  return `leads to ${path}, which is no ${missing}. ${suggest(path, paths, WRITE_PATH, String)}`;
}

/** Whether a path is that of a file or an API answer. */
function isFilePath(path: string): boolean {
  return /^\/(?:api|\.well-known)\/|^\/.*\.\w+$/.test(path);
}

/** Finds static files that cannot be published because of their name, path or size. */
export function* checkFiles({ files }: ValidContent, addresses: SiteAddresses): Iterable<ContentProblem> {
  for (const { name, file } of files) {
    const taken = findAnswer(`/${name.toLowerCase()}`, addresses);
    yield* problemIf(file, [], describeName(name) ?? (taken && `has the address of ${taken}. Give it another name.`));
  }
  const bytes = files.reduce((sum, { data }) => sum + data.size, 0);
  const [largest] = files.toSorted((a, b) => b.data.size - a.data.size);
  if (bytes > MAX_TOTAL_BYTES && largest !== undefined) {
    const message = `is the largest of files that have ${(bytes / 1e6).toFixed(1)} MB together; ${MAX_TOTAL_BYTES / 1e6} MB are the most. Make some smaller, or link to where they lie elsewhere.`;
    yield fieldProblem(largest.file, [], message);
  }
}

function describeName(name: string): string | undefined {
  if (!NAME.test(name) || PAGE_NAME.test(name))
    return 'has a name that not every host publishes. Use letters without accents, digits, hyphens and dots; only .well-known begins with a dot, and index and 404 are pages.';
  if (LOGIN.test(`/${name}`))
    return 'has an address where clients look for a login, and this site has none. Remove it.';
  if (publicFileType(name) !== undefined) return undefined;
  const lowered = name.replace(/[^.]+$/, (ending) => ending.toLowerCase());
  if (publicFileType(lowered) !== undefined)
    return `has an ending in capitals, which not every host sends as what it is. Rename it to ${lowered}, and links to it.`;
  const endings = Object.keys(publicFileTypes).map((known) => `.${known}`);
  return `has an ending that is not published. Files end in ${grammar.list(endings, 'or')}, or have no ending and are plain text. Pictures belong into photos/, proofs of ownership under verification in policy.yaml.`;
}

/** What answers at a path already, in words. */
function findAnswer(path: string, { pages, documents, redirects }: SiteAddresses): string | undefined {
  const folder = `${path.replace(/\/$/, '').replace(/\/index\.(?:html|json|md)$/, '')}/`;
  if (pages.has(folder)) return `the page ${folder}`;
  if (documents.includes(path)) return `${path}, a document of this site`;
  const software = softwareFolders.find((known) => folder.startsWith(known));
  if (software !== undefined) return `${software}, which belongs to the site itself`;
  const goal = slashVariants(path).flatMap((form) => findRedirect(redirects, form) ?? [])[0];
  return goal && `a redirect to ${goal}`;
}

/** Finds redirects from paths in use, and redirects to nothing or to another redirect (contract K1). */
export function* checkRedirects(
  { files, redirects }: ValidContent,
  addresses: SiteAddresses,
): Iterable<ContentProblem> {
  const documents = [...addresses.documents, ...files.map(({ name }) => `/${name}`)];
  const others = { ...addresses, documents, redirects: addresses.own };
  const froms = redirects.map((line) => encodeSitePath(line.from));
  for (const [index, line] of redirects.entries()) {
    const [from = '', to] = [froms[index], encodeSitePath(line.to)];
    // An address in other letters leads there already, and file systems may take both for one.
    const taken = from.endsWith('*')
      ? findBelow(from.slice(0, -1), others)
      : (findAnswer(from, others) ?? findAnswer(encodeSitePath(line.from.toLowerCase()), others));
    const message = `is answered already, by ${taken}. Take the line out, or write an address of the old site alone.`;
    yield* problemIf('redirects.yaml', [index, 'from'], taken && message);
    yield* problemIf('redirects.yaml', [index, 'from'], !taken && describeUnwritable(from, documents, froms));
    yield* problemIf('redirects.yaml', [index, 'to'], !taken && describeTarget(to, { ...addresses, documents }));
  }
}

/** Files that hosts of files read or serve in a way of their own. */
const OF_HOSTS = /^\/(?:cname|\.nojekyll|_headers|_redirects|_worker\.js|404(?:\.html)?)(?:\/|$)/i;

/** Why a host of files cannot hold the page that leads on from an old address. */
function describeUnwritable(from: string, documents: readonly string[], froms: readonly string[]): string | undefined {
  if (from.endsWith('*')) return undefined;
  if (OF_HOSTS.test(from)) return 'has a meaning of its own on hosts of files. Take the line out.';
  const path = from.replace(/\/$/, '');
  // A file system takes no file and folder of one name, and some ignore capital letters.
  const isBelow = (file: string) => /\.\w+$/.test(file) && path.toLowerCase().startsWith(`${file.toLowerCase()}/`);
  const above = documents.find(isBelow) ?? froms.find((other) => /\.html?$/i.test(other) && isBelow(other));
  return above && `lies below ${above}, which is a file: hosts of files cannot hold both. Take one of the two out.`;
}

/** What answers at a path that begins so. */
function findBelow(prefix: string, { pages, documents }: SiteAddresses): string | undefined {
  return (
    [...pages, ...documents, ...softwareFolders].find((path) => path.startsWith(prefix)) ??
    softwareFolders.find((path) => prefix.startsWith(path))
  );
}

/** Problem of a redirect target. */
function describeTarget(to: string, { pages, documents, redirects }: SiteAddresses): string | undefined {
  if (pages.has(to) || documents.includes(to)) return undefined;
  const next = findRedirect(redirects, decodeURI(to));
  if (next !== undefined) return `leads to ${to}, which leads on to ${next}. Write a page of this site.`;
  const advice = suggest(to, isFilePath(to) ? documents : pages, 'Write the path of a page of this site.', String);
  return `leads to ${to}, which is no page or file of this site. ${advice}`;
}

const PUBLISHED = 'published.json';

/** Compares content with the record of the last publication: addresses that have ended. */
export function* checkPublished(content: ValidContent, { pages, redirects }: SiteAddresses): Iterable<ContentProblem> {
  const { services = {}, places = [] } = content.published ?? {};
  const addresses = [
    ...Object.entries(services).flatMap(([id, { slug: last }]) =>
      [...new Set([id, last])].map((slug) => {
        return { slug, path: servicePath({ slug }), at: ['services', id], file: `services/${id}.mdx` };
      }),
    ),
    ...places.map((slug, index) => {
      return { slug, path: placePath({ slug }), at: ['places', index], file: `places/${slug}.yaml` };
    }),
  ];
  for (const { slug, path, at, file } of addresses) {
    const isLost = !pages.has(path) && findRedirect(redirects, path) === undefined;
    const message = `was published at ${path}, where nothing is now. Add "${slug}" to the formerSlugs of ${file}, or of the file that it is now; if it is gone for good, "npm run record" lets its address go.`;
    yield* problemIf(PUBLISHED, at, isLost && message, 'warning');
  }
}
