import { type ContentProblem, fieldProblem, proseProblem } from '../content-problem.ts';
import { findUnwritten } from '../gaps.ts';
import { adviseIssue, worded } from '../messages.ts';
import { fillData, findUnknownInProse, findUnknownPlaceholders, textsIn } from '../placeholders.ts';
import { hasHole, readablePlaceholders } from '../prose.ts';
import { type Content, listSaid } from '../validate-files.ts';
import type { Sources } from './check.ts';

/** Finds unknown placeholders in fields and prose, and facts that contain themselves. */
export function* checkPlaceholders(content: Content, { placeholders }: Sources): Iterable<ContentProblem> {
  for (const { file, data, prose } of listFillable(content)) {
    for (const [path, text] of textsIn(data)) {
      for (const { message } of findUnknownPlaceholders(text, placeholders)) yield fieldProblem(file, path, message);
    }
    for (const { offset, message } of findUnknownInProse(prose, placeholders))
      yield proseProblem(file, offset, message);
  }
  for (const [name, text] of Object.entries(placeholders)) {
    if (!text.includes('{')) continue;
    const message = `leads from {${name}} back to {${name}}. Write the fact itself in one of the places.`;
    yield fieldProblem('business.yaml', [], message);
  }
}

/** Finds fields that are invalid once their placeholders are filled: a title too long, say. */
export function* checkFilledFields(content: Content, { placeholders }: Sources): Iterable<ContentProblem> {
  const readable = readablePlaceholders(placeholders);
  for (const { file, data, schema } of listFillable(content)) {
    if (!textsIn(data).some(([, text]) => hasHole(text))) continue;
    const { error } = schema.safeParse(fillData(data, readable), worded);
    for (const issue of error?.issues ?? []) {
      for (const { path, message } of adviseIssue(issue, schema, content.locality.terms))
        yield fieldProblem(file, path, `with its placeholders filled ${message}`);
    }
  }
}

function listFillable(content: Content) {
  return listSaid(content).filter(({ hasPlaceholders }) => hasPlaceholders);
}

const UNWRITTEN = 'is still to be written. Put your own words in the place of this text.';

/** Finds texts still to be written, and the address that `init` writes. */
export function* checkUnsaid(_: Content, { records }: Sources): Iterable<ContentProblem> {
  for (const { file, data, prose = '' } of records) {
    for (const [path, text] of textsIn(data)) {
      if (findUnwritten(text) >= 0) yield fieldProblem(file, path, UNWRITTEN, 'gap');
      if (text === 'you@example.com')
        yield fieldProblem(file, path, 'is left to say. Write the address that customers write to.', 'gap');
    }
    const offset = findUnwritten(prose);
    if (offset >= 0) yield proseProblem(file, offset, UNWRITTEN, 'gap');
  }
}
