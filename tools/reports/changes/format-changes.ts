import { escapeText, writeCode } from 'open-local-business/answers';
import { showControls } from 'open-local-business/commands';
import type { PathChanges, SiteChanges } from './compare-sites.ts';

/** Maximum number of paths listed for one kind; the others are counted. */
const MAX_LISTED = 12;

/** A report's output format. */
interface Form {
  readonly heading: (text: string) => string;
  readonly line: (text: string) => string;
  /** Escapes a content text. */
  readonly text: (text: string) => string;
  readonly path: (path: string) => string;
}

const forTerminal: Form = {
  heading: (text) => text,
  line: (text) => `  ${text}`,
  text: showControls,
  path: showControls,
};

const forMarkdown: Form = {
  heading: (text) => `### ${text}\n`,
  line: (text) => `- ${text}`,
  // Prevents mentions of users and issues.
  text: (text) => escapeText(showControls(text).replace(/[@#](?=\w)/g, '$&\u200B')),
  path: (path) => writeCode(showControls(path)),
};

/** Formats changes for the terminal. */
export function formatChanges(changes: SiteChanges): string {
  return formatWith(changes, forTerminal);
}

/** Formats changes as Markdown for a pull request comment. */
export function formatComment(changes: SiteChanges): string {
  return formatWith(changes, forMarkdown);
}

function formatWith(changes: SiteChanges, form: Form): string {
  const { prices, pages, lost, answers, redirects, files, bytes } = changes;
  const parts = [
    ['Prices', prices.map(({ name, before = 'none', after = 'none' }) => `${form.text(name)} ${before} → ${after}`)],
    ['Pages', describePaths(pages, form)],
    ['Addresses that no longer exist; add a line to redirects.yaml', nameSome(lost.map(form.path))],
    [
      'Redirects',
      nameSome(
        redirects.map(({ from, before, after }) =>
          after === undefined
            ? `${form.path(from)} no longer redirects`
            : `${form.path(from)} redirects to ${form.path(after)}${before === undefined ? '' : ` instead of ${form.path(before)}`}`,
        ),
      ),
    ],
    ['Answers and documents', describePaths(answers, form)],
    ['Other content files', nameSome(files.map(form.path))],
    ['Size of answers and documents', describeBytes(bytes)],
  ] as const;
  const blocks = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [form.heading(heading), ...lines.map(form.line)].join('\n'));
  return blocks.length === 0 ? 'Nothing that is published changes.' : blocks.join('\n\n');
}

function describePaths({ added, changed, removed }: PathChanges, form: Form): string[] {
  const list = (word: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [`${word} (${paths.length}): ${nameSome(paths.map(form.path)).join(', ')}`];
  return [...list('new', added), ...list('changed', changed), ...list('removed', removed)];
}

/** Returns the first few names, and how many more there are. */
function nameSome(names: readonly string[]): string[] {
  const more = names.length - MAX_LISTED;
  return more > 1 ? [...names.slice(0, MAX_LISTED), `${more} more`] : [...names];
}

function describeBytes({ before, after }: SiteChanges['bytes']): string[] {
  if (before === after) return [];
  const count = (bytes: number) => bytes.toLocaleString('en');
  return [`${count(before)} → ${count(after)} bytes (${after > before ? '+' : '−'}${count(Math.abs(after - before))})`];
}
