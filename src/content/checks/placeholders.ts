import { type ContentProblem, fieldProblem, problemIf } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import { findUnwritten } from '../gaps.ts';
import { findUnknownInProse, findUnknownPlaceholders, textsIn } from '../placeholders.ts';
import { hasHole } from '../prose.ts';
import { validateData } from '../validate-data.ts';
import { listParsed, type ValidContent } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Finds unknown placeholders in fields and prose, and facts that contain themselves. */
export function* checkPlaceholders({ placeholders }: FilledContent, { written }: Sources): Iterable<ContentProblem> {
  for (const { file, data, prose } of listFillable(written)) {
    for (const [path, text] of textsIn(data)) {
      for (const { message } of findUnknownPlaceholders(text, placeholders)) yield fieldProblem(file, path, message);
    }
    for (const { offset, message } of findUnknownInProse(prose, placeholders))
      yield fieldProblem(file, offset, message);
  }
  for (const [name, text] of Object.entries(placeholders)) {
    const message = `leads from {${name}} back to {${name}}. Write the fact itself in one of the places.`;
    yield* problemIf('business.yaml', [], text.includes('{') && text !== `{${name}}` && message);
  }
}

/** Finds fields that are invalid once their placeholders are filled: a title too long, say. */
export function* checkFilledFields(content: FilledContent, { written }: Sources): Iterable<ContentProblem> {
  const withHoles = listFillable(written).filter(({ data }) => textsIn(data).some(([, text]) => hasHole(text)));
  const files = new Set(withHoles.map(({ file }) => file));
  for (const { file, data, schema } of listFillable(content)) {
    if (!files.has(file)) continue;
    const filled = validateData(schema, data, content.locality);
    for (const { path, message } of filled.ok ? [] : filled.problems)
      yield fieldProblem(file, path, `with its placeholders filled ${message}`);
  }
}

function listFillable(content: ValidContent) {
  return listParsed(content).filter(({ hasPlaceholders }) => hasPlaceholders);
}

const UNWRITTEN = 'is still to be written. Put your own words in the place of this text.';

/** Finds texts still to be written, and the address that `init` writes. */
export function* checkGaps(_: FilledContent, { written }: Sources): Iterable<ContentProblem> {
  for (const { file, data, prose } of listParsed(written)) {
    for (const [path, text] of textsIn(data)) {
      yield* problemIf(file, path, findUnwritten(text) >= 0 && UNWRITTEN, 'gap');
      const isLeft = text === 'you@example.com';
      yield* problemIf(file, path, isLeft && 'is not filled in. Write the address that customers write to.', 'gap');
    }
    const offset = findUnwritten(prose);
    yield* problemIf(file, offset, offset >= 0 && UNWRITTEN, 'gap');
  }
}
