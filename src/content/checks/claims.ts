import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Entry } from '../validate-files.ts';

/** Claims a name for a file; one that another file has is a problem. The stronger claims come first. */
export function claim(
  owners: Map<string, Entry<unknown>>,
  name: string,
  claimant: Entry<unknown>,
  path: readonly (string | number)[],
  given: string,
  problems: ContentProblem[],
): void {
  const owner = owners.get(name);
  if (owner === undefined) owners.set(name, claimant);
  else if (owner !== claimant) {
    const message = `${given === 'the file name' ? given : `"${given}"`} is taken by ${owner.file}. A name can lead to one page only.`;
    problems.push(fieldProblem(claimant.file, path, message));
  }
}
