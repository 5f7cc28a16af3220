import { readFileSync } from 'node:fs';

/** A test that was run, by its title below the titles it stands under. */
export interface RunTest {
  readonly titles: readonly string[];
  readonly passed: boolean;
}

/** The tests of a report of Vitest. */
export function readUnitReport(file: string): RunTest[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

/** The tests of a report of Playwright. */
export function readBrowserReport(file: string): RunTest[] {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] };
  // The outermost title is the name of the file.
  return suites.flatMap((suite) => listSpecs({ ...suite, title: '' }, []));
}

function listSpecs({ title, specs = [], suites = [] }: Suite, above: readonly string[]): RunTest[] {
  const titles = title === '' ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ titles: [...titles, spec.title], passed: spec.ok })),
    ...suites.flatMap((suite) => listSpecs(suite, titles)),
  ];
}

/**
 * The rules a business has kept in a run: those that the own title of a passed
 * test begins with, below a title that begins with the business. What a test
 * stands under proves nothing, for it may look at something else. Without a
 * business, below whatever title.
 */
export function listProvenRules(tests: readonly RunTest[], business?: string): Set<string> {
  const whose = business === undefined ? /(?:)/ : new RegExp(`^the ${business}\\b`);
  return new Set(
    tests
      .filter(({ titles, passed }) => passed && titles.some((title) => whose.test(title)))
      .flatMap(
        ({ titles }) =>
          /^(?:[A-Z]\d{1,2}\b ?)+/
            .exec(titles.at(-1) ?? '')?.[0]
            .trim()
            .split(' ') ?? [],
      ),
  );
}
