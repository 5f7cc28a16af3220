import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';
import { describeFormTarget } from './check-markup.ts';

/** Finds a contact form whose target origin policy.yaml does not allow. */
export function checkContact({ business, policy }: JudgedContent, problems: ContentProblem[]): void {
  const form = business?.contact.form;
  if (form === undefined || policy === undefined) return;
  const message = describeFormTarget(form, policy.allow);
  if (message !== undefined) problems.push(fieldProblem('business.yaml', ['contact', 'form'], message));
}
