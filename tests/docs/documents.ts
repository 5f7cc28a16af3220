import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A Markdown document of the project. */
interface ProjectDocument {
  readonly path: string;
  readonly text: string;
}

/** A block of code in a document. */
interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

/** Every document a maintainer may read. */
export const documents: readonly ProjectDocument[] = [
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'CHANGELOG.md', 'SECURITY.md', '.github/pull_request_template.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A document's code blocks. */
export function codeBlocks({ text }: ProjectDocument): CodeBlock[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }));
}

/** The commands a document shows, each in one line. */
export function shownCommands(document: ProjectDocument): string[] {
  return codeBlocks(document)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) =>
      code
        .replace(/\\\n\s*/g, '')
        .trim()
        .split('\n'),
    )
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** The document without its blocks of code. */
export function proseOf({ text }: ProjectDocument): string {
  return text.replace(/^```\w*\n[\s\S]*?^```$/gm, '');
}

/** Where a document's links lead: to other files in the project, with the anchor if there is one. */
export function innerLinks(document: ProjectDocument): { readonly target: string; readonly anchor: string }[] {
  const prose = proseOf(document).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { target: path === '' ? document.path : normalize(join(dirname(document.path), path)), anchor };
    });
}

/** The anchors that GitHub gives a document's headings. */
export function anchorsOf({ text }: ProjectDocument): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
