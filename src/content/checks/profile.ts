import { closestWord } from '../../format/spelling.ts';
import { type ContentProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import { profileCategories } from './profile-categories.ts';

/** Warns of categories that are not in the list of Google Business Profile categories. */
export function checkProfile({ business }: Content, problems: ContentProblem[]): void {
  for (const [index, name] of business?.profileCategories.entries() ?? []) {
    if (profileCategories.includes(name)) continue;
    const meant = closestWord(name, profileCategories);
    const advice =
      meant === undefined
        ? 'Take it as the profile offers it in English; if it does, all is well.'
        : `Did you mean "${meant}"?`;
    const message = `is "${name}", and none of the categories known here has that name. ${advice}`;
    problems.push(fieldWarning('business.yaml', ['profileCategories', index], message));
  }
}
