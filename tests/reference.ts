import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

/** Where `npm run init` keeps the reference business when it makes room for another. */
export const keptReference = 'examples/fifty-creek-garage-doors';

type Facts = Readonly<Record<string, unknown>>;

// What the tests know of the reference business. Whoever changes one of these in content/ changes it here, with its tests.
const known: Facts = JSON.parse(readFileSync('tests/fixtures/reference.json', 'utf8'));

const folders = ['content', keptReference].filter((folder) => readFacts(folder)?.name === known.name);

/**
 * The folder of the reference business, or undefined where somebody took it away or gave it other prices, places or
 * hours: then it is a business like any other.
 */
export const referenceDirectory = folders.find((folder) => findDifference(folder) === undefined);

/** Why there is no reference business, or undefined where there is one. */
export const whyNoReference =
  referenceDirectory === undefined ? (folders.map(findDifference)[0] ?? 'content/ holds another business') : undefined;

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

/** What tests state about a business, each fact by its name; undefined where there is none. */
function readFacts(folder: string): Facts | undefined {
  if (!existsSync(`${folder}/business.yaml`)) return undefined;
  const business = readYaml(`${folder}/business.yaml`);
  const hours = ['openingHours', 'specialOpeningHours', 'emergencyHours', 'serviceRadiusKm', 'responseBands'];
  const services = globSync(`${folder}/services/*.mdx`).map((file) => {
    const { startingPriceCad, priceAsOf } = readYaml(file);
    return [`services/${basename(file)}`, { startingPriceCad, priceAsOf }] as const;
  });
  const places = existsSync(`${folder}/places`) ? readdirSync(`${folder}/places`) : [];
  return {
    ...Object.fromEntries(['name', 'geo', ...hours].map((field) => [field, business[field]])),
    ...Object.fromEntries([...services, ...places.map((file) => [`places/${file}`, true] as const)].sort()),
  };
}

/** The first fact of a folder that is another than the tests know. */
function findDifference(folder: string): string | undefined {
  const facts = readFacts(folder) ?? {};
  const names = [...new Set([...Object.keys(known), ...Object.keys(facts)])];
  const name = names.find((one) => !isDeepStrictEqual(facts[one], known[one]));
  return name && `${name} in ${folder}/ is not what tests/fixtures/reference.json says`;
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
