import { link, md } from '../escape/markdown.ts';
import { escapeMarkup } from '../escape/markup.ts';
import { markdownPathOf } from '../site-pages/pages.ts';
import type { FunctionContext } from './data.ts';
import { requireFile } from './files.ts';
import { headersOfPath } from './headers.ts';
import type { PageForm } from './negotiate.ts';
import { fileReply, type Reply } from './reply.ts';

/** Where the answer goes in a page. Attributes further up may hold the same marks: those before the form count. */
const START = '<!--answer-->';
const END = '<!--/answer-->';
// Where it goes in the Markdown form: after the heading and the lines about the business and these days.
const MARKDOWN_START = /^.*\n\n(?:>.*\n)+/;

/** The answer to a form, as text and links to go on with. */
export interface FormAnswer {
  readonly message: string;
  /** Further sentences, a paragraph each. */
  readonly lines?: readonly string[];
  readonly links?: readonly { readonly path: string; readonly text: string; readonly note?: string }[];
  /** What was typed or chosen, as far as it may be repeated, by the names of the fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * A published page with the answer to its form filled in and escaped; without an answer the page as built. The number
 * of tokens of a Markdown form is only known without an answer.
 */
export async function fillForm<File>(
  path: string,
  form: PageForm,
  answer: FormAnswer | undefined,
  { data, files }: FunctionContext<File>,
): Promise<Reply<File>> {
  const isMarkdown = form === 'markdown';
  const file = isMarkdown ? markdownPathOf(path) : path;
  const shell = await requireFile(file, files);
  if (answer === undefined && !isMarkdown) return fileReply(file, shell);
  const page = await files.read(shell.file);
  const text = answer === undefined ? page : isMarkdown ? fillMarkdown(page, answer) : fillHtml(page, path, answer);
  const { 'content-location': _, link: _link, ...headers } = headersOfPath(data, file, 'unstored');
  if (answer !== undefined) delete headers['x-markdown-tokens'];
  return { status: 200, headers: { ...headers, 'content-type': shell.mediaType }, body: { text } };
}

function fillHtml(page: string, path: string, { message, lines = [], links = [], fields = {} }: FormAnswer): string {
  const items = links.map(
    ({ path: target, text, note = '' }) =>
      `<li><a href="${escapeMarkup(target)}">${escapeMarkup(text)}</a> ${escapeMarkup(note)}</li>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const further = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
  // No text and no attribute holds quotation marks as they are, so this is the form.
  const form = page.lastIndexOf('<form ', page.indexOf(` action="${path}"`));
  const end = page.lastIndexOf(END, form);
  const start = page.lastIndexOf(START, end);
  if (form < 0 || start < 0) throw new Error(`The page ${path} has no place for an answer.`);
  return [
    page.slice(0, start),
    `<p><strong>${escapeMarkup(message)}</strong></p>${further}${list}`,
    page.slice(end + END.length, form),
    Object.entries(fields).reduce(fillField, page.slice(form)),
  ].join('');
}

/** The form with a value in its field: chosen in a list, typed in an input. */
function fillField(form: string, [name, value]: readonly [string, string]): string {
  const written = escapeMarkup(value);
  const field = ` name="${name}"`;
  const start = form.indexOf(field);
  if (start < 0) return form;
  const [before, after] = [form.slice(0, start), form.slice(start)];
  if (!before.slice(before.lastIndexOf('<')).startsWith('<select'))
    return `${before}${field} value="${written}"${after.slice(field.length)}`;
  return before + after.replace(`<option value="${written}"`, (option) => `${option} selected`);
}

function fillMarkdown(page: string, { message, lines = [], links = [] }: FormAnswer): string {
  const items = links.map(({ path, text, note = '' }) => md`- ${link(text, path)} ${note}`.markdown.trimEnd());
  const paragraphs = [message, ...lines].map((line) => md`${line}`.markdown);
  const answer = [...paragraphs, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n');
  return page.replace(MARKDOWN_START, (start) => `${start}\n${answer}\n`);
}
