import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

type Facts = Readonly<Record<string, unknown>>;

// What the tests know of the reference business. Whoever changes one of these in content/ changes it here, with its tests.
const known: Facts = JSON.parse(readFileSync('tests/fixtures/reference.json', 'utf8'));

/**
 * Why `content/` is not the reference business: it is another one, or has other prices, places or hours, and is a
 * business like any other. Undefined where it is.
 */
export const whyNoReference = findDifference(readFacts('content'));

/** The folder of the reference business, or undefined where somebody's own took its place. */
export const referenceDirectory = whyNoReference === undefined ? 'content' : undefined;

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

/** What tests state about a business, each fact by its name. */
function readFacts(folder: string): Facts {
  if (!existsSync(`${folder}/business.yaml`)) return {};
  const business = readYaml(`${folder}/business.yaml`);
  const fields = ['name', 'geo', 'openingHours', 'specialOpeningHours', 'emergencyHours', 'serviceRadiusKm'];
  const services = globSync(`${folder}/services/*.mdx`).map((file) => {
    const { startingPriceCad, priceAsOf } = readYaml(file);
    return [`services/${basename(file)}`, { startingPriceCad, priceAsOf }] as const;
  });
  const places = globSync(`${folder}/places/*.yaml`).map((file) => [`places/${basename(file)}`, true] as const);
  return {
    ...Object.fromEntries([...fields, 'responseBands'].map((field) => [field, business[field]])),
    ...Object.fromEntries([...services, ...places].sort()),
  };
}

/** The first fact that is another than the tests know. */
function findDifference(facts: Facts): string | undefined {
  if (facts.name !== known.name) return 'content/ holds another business';
  const names = [...new Set([...Object.keys(known), ...Object.keys(facts)])];
  const name = names.find((one) => !isDeepStrictEqual(facts[one], known[one]));
  return name && `${name} in content/ is not what tests/fixtures/reference.json says`;
}

/** A YAML file, or the front matter of an MDX file. Nothing of one that cannot be read. */
function readYaml(file: string): Facts {
  const text = readFileSync(file, 'utf8');
  try {
    return parse(/^---\n([\s\S]*?)\n---$/m.exec(text)?.[1] ?? text) ?? {};
  } catch {
    return {};
  }
}
