import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import { describeFormTarget } from './markup.ts';

/**
 * Finds lines in a language that is not spoken, is that of the pages or has a line already, and a contact form whose
 * target origin policy.yaml does not allow.
 */
export function checkContact(content: Content, problems: ContentProblem[]): void {
  const { business, policy } = content;
  for (const index of business?.languageLines.keys() ?? []) {
    const message = describeLine(content, index);
    if (message !== undefined)
      problems.push(fieldProblem('business.yaml', ['languageLines', index, 'language'], message));
  }
  const form = business?.contact.form;
  if (form === undefined || policy === undefined) return;
  const message = describeFormTarget(form, policy.allow);
  if (message !== undefined) problems.push(fieldProblem('business.yaml', ['contact', 'form'], message));
}

/** What is wrong with the language of a line, if anything. */
function describeLine({ business, locality }: Content, index: number): string | undefined {
  const named = business?.languageLines.map(({ language }) => language) ?? [];
  const language = named[index] ?? '';
  if (baseOf(language) === baseOf(locality.country.locale))
    return `is "${language}", the language of the pages, which say it already. Leave the line out.`;
  if (named.indexOf(language) < index)
    return `is "${language}", which has a line above. Write one line for each language.`;
  if (business?.languages.includes(language)) return undefined;
  return `is "${language}", which is not one of languages. Add it there, or leave the line out.`;
}

/** A language without its script and region. */
function baseOf(tag: string): string | undefined {
  return tag.split('-')[0];
}
