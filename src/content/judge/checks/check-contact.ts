import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';
import { describeFormTarget } from './check-markup.ts';

/** Finds lines in languages that are not spoken, and a contact form whose target origin policy.yaml does not allow. */
export function checkContact({ business, policy }: JudgedContent, problems: ContentProblem[]): void {
  for (const [index, { language }] of (business?.languageLines ?? []).entries()) {
    if (business?.languages.includes(language)) continue;
    const message = `is "${language}", which is not one of languages. Add it there, or leave the line out.`;
    problems.push(fieldProblem('business.yaml', ['languageLines', index, 'language'], message));
  }
  const form = business?.contact.form;
  if (form === undefined || policy === undefined) return;
  const message = describeFormTarget(form, policy.allow);
  if (message !== undefined) problems.push(fieldProblem('business.yaml', ['contact', 'form'], message));
}
