import { contentKinds } from '../content-kinds.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { unworded, wordIssue } from '../issue-words.ts';
import type { JudgedContent } from '../judge-records.ts';
import { fillData, findUnknownInProse, findUnknownPlaceholders, type Placeholders, textsIn } from '../placeholders.ts';

/** Finds placeholders that stand for nothing, in every text and in prose, and texts that are too long with theirs filled. */
export function checkPlaceholders(
  content: JudgedContent,
  placeholders: Placeholders,
  problems: ContentProblem[],
): void {
  const { business, policy, regions, navigation, services, places, pages, news, photos } = content;
  const single = {
    'business.yaml': business,
    'policy.yaml': policy,
    'regions.yaml': regions,
    'navigation.yaml': navigation,
  };
  const files = Object.entries(single).map(([file, data]) => ({ file, data, prose: '' }));
  for (const { file, data, prose } of [...files, ...services, ...places, ...pages, ...news, ...photos]) {
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
  checkFilledPages(content, placeholders, problems);
}

function checkFilledPages({ pages }: JudgedContent, placeholders: Placeholders, problems: ContentProblem[]): void {
  for (const { file, data } of pages) {
    const filled = contentKinds.pages.schema.safeParse(fillData(data, placeholders), { error: () => unworded });
    for (const issue of filled.error?.issues ?? []) {
      for (const { path, message } of wordIssue(issue, contentKinds.pages.schema, data)) {
        problems.push(fieldProblem(file, path, `with its placeholders filled ${message}`));
      }
    }
  }
}
