import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where `npm run init` keeps the reference business when it makes room for another. */
export const keptReference = 'examples/fifty-creek-garage-doors';

/** The folder the reference business lies in, or undefined where somebody took it away. */
export const referenceDirectory = ['content', keptReference].find(
  (folder) => nameIn(folder) === 'Fifty Creek Garage Doors',
);

/** Whether `content/` holds a business of somebody's own. */
export const hasOwnBusiness = referenceDirectory !== 'content';

// What a test has to name to get at the reference business without asking which business it is.
const STATES_FACTS =
  /reference-site\.ts'|\breferenceFolders\b|\bcopyContent\(\)|\.build\/test\/reference\b|\bwriteManyPlaces\b|\bcopyProject\(\)/;

/** Files of unit tests that state facts of the reference business, and cannot be run without it. */
export function listReferenceTests(): string[] {
  return globSync('tests/**/*.test.ts').filter((file) => STATES_FACTS.test(readFileSync(file, 'utf8')));
}

/** Files of browser tests that do: all that do not say which business they look at. */
export function listReferenceSpecs(): string[] {
  return globSync('tests/e2e/*.spec.ts').filter((file) => !readFileSync(file, 'utf8').includes("/businesses.ts'"));
}

function nameIn(folder: string): string | undefined {
  const file = `${folder}/business.yaml`;
  return existsSync(file) ? parse(readFileSync(file, 'utf8'))?.name : undefined;
}
