import { reservedNames, shortForms, templatePages } from '../../../business/pages.ts';
import { softwarePages } from '../../../business/software-pages.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

/** Finds pages whose address belongs to something else, and pages that every site needs. */
export function checkPages({ names }: JudgedContent, problems: ContentProblem[]): void {
  for (const name of names.pages) {
    const message = wordTaken(name);
    if (message !== undefined) problems.push(fieldProblem(`pages/${name}.mdx`, [], message));
  }
  for (const name of templatePages) {
    if (names.pages.includes(name)) continue;
    const message = 'is missing. The site has a page of this name and needs its text.';
    problems.push(fieldProblem(`pages/${name}.mdx`, [], message));
  }
}

function wordTaken(name: string): string | undefined {
  const advice = 'Give the file another name.';
  if (Object.hasOwn(softwarePages, name)) {
    return `has the name of a page about the software, which every site has. ${advice}`;
  }
  const target = shortForms[`/${name}/`];
  if (target !== undefined) return `has the address /${name}/, which leads to ${target}. ${advice}`;
  return reservedNames.includes(name)
    ? `has the address /${name}/, which belongs to the site itself. ${advice}`
    : undefined;
}
