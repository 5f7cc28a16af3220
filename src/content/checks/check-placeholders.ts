import { escapePattern } from '../../escape/pattern.ts';
import { type ContentProblem, makeProblem, problemIf } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import { findUnwritten } from '../gaps.ts';
import { findUnknownInProse, findUnknownPlaceholders, listTexts } from '../placeholders.ts';
import { hasPlaceholder } from '../prose.ts';
import type { PricedContent } from '../service-prices.ts';
import { validateData } from '../validate-data.ts';
import { listParsed, type ValidContent } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Finds unknown placeholders in fields and prose, and facts that refer to themselves. */
export function* checkPlaceholders(
  { placeholders }: FilledContent,
  { unfilled }: CheckContext,
): Iterable<ContentProblem> {
  const blank = blankUnreadPrices(unfilled);
  for (const { file, data, prose } of listWithPlaceholders(unfilled)) {
    for (const [path, text] of listTexts(data)) {
      for (const { message } of findUnknownPlaceholders(blank(text), placeholders))
        yield makeProblem(file, path, message);
    }
    for (const { offset, message } of findUnknownInProse(blank(prose), placeholders))
      yield makeProblem(file, offset, message);
  }
  for (const [name, text] of Object.entries(placeholders)) {
    const message = `has placeholders that lead from {${name}} back to {${name}}. Write the fact itself in one of these fields.`;
    yield* problemIf('business.yaml', [], text.includes('{') && text !== `{${name}}` && message);
  }
}

/**
 * Returns a function that replaces the prices of variants with spaces where the file of their service has problems, so
 * that only these are reported.
 */
function blankUnreadPrices({ services, names }: PricedContent): (text: string) => string {
  const unread = names.services.filter((id) => !services.some(({ name }) => name === id));
  if (unread.length === 0) return (text) => text;
  const prices = new RegExp(`\\\\?\\{(?:price|total)\\.(?:${unread.map(escapePattern).join('|')})\\.[\\w-]+\\}`, 'g');
  return (text) => text.replace(prices, (price) => ' '.repeat(price.length));
}

/** Finds fields that are invalid once their placeholders are filled, such as a title that becomes too long. */
export function* checkFilledFields(content: FilledContent, { unfilled }: CheckContext): Iterable<ContentProblem> {
  const withPlaceholders = listWithPlaceholders(unfilled).filter(({ data }) =>
    listTexts(data).some(([, text]) => hasPlaceholder(text)),
  );
  const files = new Set(withPlaceholders.map(({ file }) => file));
  for (const { file, data, schema } of listWithPlaceholders(content)) {
    if (!files.has(file)) continue;
    const filled = validateData(schema, data, content.locality);
    for (const { path, message } of filled.ok ? [] : filled.problems)
      yield makeProblem(file, path, `with its placeholders filled in, it ${message}`);
  }
}

function listWithPlaceholders(content: ValidContent) {
  return listParsed(content).filter(({ hasPlaceholders }) => hasPlaceholders);
}

const UNWRITTEN = 'is still to be written. Replace it with your own words.';

/** Finds texts still to be written, and the placeholder address that `init` writes. */
export function* checkGaps(_: FilledContent, { unfilled }: CheckContext): Iterable<ContentProblem> {
  for (const { file, data, prose } of listParsed(unfilled)) {
    for (const [path, text] of listTexts(data)) {
      yield* problemIf(file, path, findUnwritten(text) >= 0 && UNWRITTEN, 'gap');
      const isUnchanged = text === 'you@example.com';
      yield* problemIf(file, path, isUnchanged && 'is not filled in. Write the email address of the business.', 'gap');
    }
    const offset = findUnwritten(prose);
    yield* problemIf(file, offset, offset >= 0 && UNWRITTEN, 'gap');
  }
}
