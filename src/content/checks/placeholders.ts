import type * as z from 'zod';
import type { Terms } from '../../text/terms.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { describeIssue, unworded } from '../issue-messages.ts';
import { isFolderKind, listKinds } from '../kinds.ts';
import { fillData, findUnknownInProse, findUnknownPlaceholders, type Placeholders, textsIn } from '../placeholders.ts';
import { hasHole, readablePlaceholders } from '../prose-placeholders.ts';
import type { Content, Entry } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Finds unknown placeholders in fields and prose, and texts that are too long once filled. */
export function checkPlaceholders(
  _content: Content,
  problems: ContentProblem[],
  { written, placeholders }: CheckContext,
): void {
  const files = listFiles(written);
  for (const { file, data, prose } of files) {
    for (const [path, text] of textsIn(data)) {
      for (const { message } of findUnknownPlaceholders(text, placeholders)) {
        problems.push(fieldProblem(file, path, message));
      }
    }
    for (const { offset, message } of findUnknownInProse(prose, placeholders)) {
      problems.push({ ...fieldProblem(file, [], message), proseOffset: offset });
    }
  }
  for (const [name, text] of Object.entries(placeholders)) {
    if (!text.includes(`{`)) continue;
    const message = `leads from {${name}} back to {${name}}. Write the fact itself in one of the places.`;
    problems.push(fieldProblem('business.yaml', [], message));
  }
  const readable = readablePlaceholders(placeholders);
  for (const file of files) checkFilled(file, readable, written.locality.terms, problems);
}

/** A file whose fields may contain placeholders. */
interface FilledFile {
  readonly file: string;
  readonly data: unknown;
  readonly prose: string;
  readonly schema: z.ZodType;
}

function listFiles(content: Content): FilledFile[] {
  return listKinds().flatMap(([name, kind]) => {
    const { path, schema, hasPlaceholders } = kind;
    if (!hasPlaceholders) return [];
    if (!isFolderKind(kind)) return [{ file: path, data: content[name], prose: '', schema }];
    return (content[name] as readonly Entry<unknown>[]).map(({ file, data, prose }) => ({ file, data, prose, schema }));
  });
}

/** Validates fields with placeholders filled: a title may become too long, a URL invalid. */
function checkFilled(
  { file, data, schema }: FilledFile,
  placeholders: Placeholders,
  terms: Terms,
  problems: ContentProblem[],
): void {
  if (data === undefined || ![...textsIn(data)].some(([, text]) => hasHole(text))) return;
  const filled = schema.safeParse(fillData(data, placeholders), { error: () => unworded });
  for (const issue of filled.error?.issues ?? []) {
    for (const { path, message } of describeIssue(issue, schema, data, terms)) {
      problems.push(fieldProblem(file, path, `with its placeholders filled ${message}`));
    }
  }
}
