import { answerFile } from '../api/operation.ts';
import { checkCoverage } from '../api/operations.ts';
import { looksLikePostalCode } from '../domain/postal-code.ts';
import { formatMinutes } from '../domain/wording.ts';
import type { CoverageAnswer } from '../schemas/coverage.ts';
import type { EdgeContext } from './answer.ts';
import { pageReply, type Reply } from './reply.ts';

const ANSWER = /<!--answer-->[\s\S]*?<!--\/answer-->/;

/** Path of the page that answers the coverage form without JavaScript (contract F5). */
export const checkPath = '/check/';

/**
 * The coverage page for what somebody typed, a name or a postal code: the
 * prebuilt page with the answer of the API put in, everything escaped. Without
 * input the page stays as it is built, with its hint.
 */
export async function answerCheck<File>(typed: string, context: EdgeContext<File>): Promise<Reply<File> | undefined> {
  const { data, files } = context;
  const shell = await files.find(checkPath);
  if (shell === undefined) return undefined;
  const page = await files.read(shell.file);
  if (typed === '') return pageReply(data, shell.mediaType, page);
  const answer = await renderAnswer(typed, context);
  const filled = page
    .replace(ANSWER, () => answer)
    .replace(' name="q"', () => ` name="q" value="${escapeHtml(typed.slice(0, 100))}"`);
  return pageReply(data, shell.mediaType, filled);
}

async function renderAnswer<File>(typed: string, { data, files }: EdgeContext<File>): Promise<string> {
  const name = looksLikePostalCode(typed) ? 'postal' : 'city';
  const found = checkCoverage.answerQuery?.((parameter) => (parameter === name ? typed : ''), data.lookup);
  if (found === undefined) return '';
  if (!found.ok) {
    const { detail, didYouMean } = found.failure;
    const link = didYouMean === undefined ? '' : ` <a href="${checkLink(didYouMean)}">${escapeHtml(didYouMean)}?</a>`;
    return `<p>${escapeHtml(detail)}${link}</p>`;
  }
  if ('body' in found.value) return renderCoverage(found.value.body as CoverageAnswer);
  const file = await files.find(answerFile(found.value.path));
  return file === undefined ? '' : renderCoverage(JSON.parse(await files.read(file.file)) as CoverageAnswer);
}

function renderCoverage(answer: CoverageAnswer): string {
  const areas = answer.areas.map(
    (area) =>
      `<li><a href="${escapeHtml(pathOf(area.url))}">${escapeHtml(area.name)}</a> ${area.distanceKm} km, ${formatMinutes(area.responseMinutes)}</li>`,
  );
  const suggestions = answer.suggestions.map(
    ({ slug, name }) => `<li><a href="${checkLink(slug)}">${escapeHtml(name)}</a></li>`,
  );
  const { nearest } = answer;
  const near =
    nearest === null ? [] : [`<li><a href="${escapeHtml(pathOf(nearest.url))}">${escapeHtml(nearest.name)}</a></li>`];
  const items = [...areas, ...suggestions, ...near];
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<p><strong>${escapeHtml(answer.message)}</strong></p>${list}`;
}

function checkLink(query: string): string {
  return `${checkPath}?q=${encodeURIComponent(query)}`;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
