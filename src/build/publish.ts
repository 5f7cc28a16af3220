import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { findLanguageOfPath, localPath, type Site } from '../business/site.ts';
import type { LocalizedSite, ValidSite } from '../content/load/load-site.ts';
import { fullTextPath, renderLlmsFull } from '../discovery/llms.ts';
import { toRegistryEntry } from '../discovery/server-card.ts';
import type { Manifest } from '../function/data.ts';
import { prepareFunctionData, serializeFunctionData } from '../function/prepare-data.ts';
import { getPagePath } from '../function/reply.ts';
import { coverageFormPath } from '../function/request.ts';
import { priceListRules, speculationRules } from '../layouts/speculation-rules.ts';
import { estimateTokens, renderMarkdownPage } from '../markdown/markdown-page.ts';
import { listSectionPages, readPageSections } from '../markdown/page-sections.ts';
import { listEnginePages, pagePath } from '../site-pages/pages.ts';
import { getMarkdownPath } from '../site-pages/paths.ts';
import { digestBody } from '../system/digest.ts';
import { type BuildFolders, toPosixPath } from '../system/folders.ts';
import { compressFiles } from './compress-files.ts';
import { digestInline, inlineFiles } from './inline.ts';
import type { Progress } from './progress.ts';
import { type FileSources, listPublishedFiles } from './published-files.ts';

/** Matches `noindex` in the page head. */
const UNLISTED = /<meta name="?robots"? content="?noindex/;

/** A page of the build, without its text, which would take too much memory on a large site. */
interface Page {
  readonly path: string;
  readonly file: string;
  readonly isUnlisted: boolean;
}

/**
 * Publishes Astro's output: inlines styles and small scripts, adds the Markdown versions and all other files, and
 * writes the function's data and the manifest for servers. `scripts` are the inline scripts of the layout. Files
 * that exist already are the owner's and are kept.
 */
export async function publishSite(
  localizedSites: ValidSite['localizedSites'],
  { published, privateFolder }: BuildFolders,
  options: { readonly scripts: readonly string[]; readonly sources: FileSources; readonly report: Progress },
): Promise<void> {
  const { scripts, sources, report } = options;
  const write = (path: string, body: string | Uint8Array, folder = published) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  };
  // The scripts and styles that pages may contain inline: from the layout, and inlined here.
  const trusted = new Set([...scripts, speculationRules, priceListRules]);
  // Lets the event loop run between steps, so that Ctrl+C ends a build at once.
  const reportStep: (...step: Parameters<Progress>) => Promise<void> = (...step) => {
    report(...step);
    return setImmediate();
  };
  const read = (path: string) => readFileSync(join(published, path), 'utf8').trim();
  function* readPages(batch: readonly Page[]): Iterable<readonly [path: string, html: string]> {
    for (const { path, file } of batch) yield [path, read(file)];
  }
  const pages: Page[] = [];
  const pageFiles = globSync('**/*.html', { cwd: published }).sort();
  for (const file of pageFiles) {
    const html = inlineFiles(read(file), read, trusted);
    write(file, html);
    pages.push({ path: getPagePath(toPosixPath(file)), file, isUnlisted: UNLISTED.test(html) });
    await reportStep('Finishing pages', pages.length, pageFiles.length);
  }
  for (const sheet of globSync('_astro/*.css', { cwd: published })) rmSync(join(published, sheet));

  const mediaTypes = new Map<string, string>();
  const publishLanguage = async (localized: LocalizedSite) => {
    const languagePages = pages.filter(({ path }) => findLanguageOfPath(localizedSites, path) === localized);
    const site = {
      ...localized.site,
      customPages: findCustomPages(localized.site, languagePages),
      sections: readSections(localized.site, languagePages, read),
    };
    const files = listPublishedFiles(site);
    for (const [index, { path, mediaType, make: makeFile }] of files.entries()) {
      mediaTypes.set(path, mediaType);
      if (!existsSync(join(published, path))) write(path, await makeFile(sources));
      await reportStep('Writing answers and pictures', index, files.length);
    }
    const texts = new Map<string, string>();
    for (const { path, file } of languagePages) {
      const text = renderMarkdownPage(read(file), path, site);
      texts.set(path.slice(site.prefix.length), text);
      write(getMarkdownPath(path), text);
      await reportStep('Writing Markdown', texts.size, languagePages.length);
    }
    write(localPath(site, fullTextPath), renderLlmsFull(site, texts));
    const markdownTokens = Object.fromEntries(Array.from(texts, ([path, text]) => [path, estimateTokens(text)]));
    return { site, markdownTokens, inline: digestInline(readPages(languagePages), site, trusted) };
  };
  const [first, ...others] = localizedSites;
  const built = [await publishLanguage(first), ...(await Promise.all(others.map(publishLanguage)))] as const;

  mkdirSync(privateFolder, { recursive: true });
  const { files, digest } = await compressFiles(published, join(privateFolder, 'bodies.bin'), mediaTypes, report);
  const data = serializeFunctionData(prepareFunctionData(built));
  const { origin, contentDigest } = first.site;
  const digests = { 'function-data.json': digestBody(data), 'bodies.bin': digest };
  const manifest: Manifest = { origin, contentDigest, files, digests };
  // For hosts where the function fetches its data like a published file.
  write(`_astro/function.${digests['function-data.json'].slice(0, 10)}.json`, data);
  write('function-data.json', data, privateFolder);
  write('manifest.json', JSON.stringify(manifest), privateFolder);
  write('server.json', `${JSON.stringify(toRegistryEntry(first.site), null, 2)}\n`, privateFolder);
}

/** Reads the sections of the pages that tools quote. */
function readSections(site: Site, pages: readonly Page[], read: (file: string) => string): Site['sections'] {
  const entries = listSectionPages(site).flatMap((path) => {
    const page = pages.find((built) => built.path === `${site.prefix}${path}`);
    return page === undefined ? [] : [[path, readPageSections(read(page.file), page.path, site)] as const];
  });
  return Object.fromEntries(entries);
}

/** Finds the owner's pages among a language's pages, except `noindex` ones. */
function findCustomPages(site: Site, pages: readonly Page[]): string[] {
  const enginePaths = new Set([...listEnginePages(site), coverageFormPath, pagePath({ slug: 'not-found' })]);
  return pages
    .filter(({ path, isUnlisted }) => path.endsWith('/') && !isUnlisted)
    .map(({ path }) => path.slice(site.prefix.length))
    .filter((path) => !enginePaths.has(path));
}
