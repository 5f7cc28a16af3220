import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load-site.ts';
import { loadFunctionData } from '../../src/function/data.ts';
import { prepareFunctionData, serializeFunctionData } from '../../src/function/prepare-data.ts';
import type { NameMeaning } from '../../src/places/names.ts';
import { referenceOrigin } from '../support/reference-build.ts';
import { sampleOf } from '../support/sample-of.ts';

/** Maximum size of place-names.json in the function's data, in all of a site's languages together. */
const MAX_NAMES_BYTES = 40_000;

test.each(sampleOf(globSync('{content,examples/*}/place-names.json').map(dirname), 4))(
  'M8 packed names in %s are small and unpack to the same places',
  async (directory) => {
    const { localizedSites } = await loadSite(directory, referenceOrigin);
    const [first, ...others] = localizedSites.map(({ site }) => site);
    if (first === undefined) throw new Error(`The content in ${directory} is not valid.`);
    for (const coverage of [first.business.coverage, 'radius'] as const) {
      const prepare = (placeNames: typeof first.placeNames) => {
        const change = (site: typeof first) => ({
          site: { ...site, business: { ...site.business, coverage }, placeNames },
        });
        return prepareFunctionData([change(first), ...others.map(change)]);
      };
      const data = prepare(first.placeNames);
      const json = serializeFunctionData(data);
      expect(json.length - serializeFunctionData(prepare({})).length).toBeLessThanOrEqual(MAX_NAMES_BYTES);
      const loaded = loadFunctionData(JSON.parse(json));
      for (const language of [undefined, ...Object.keys(data.otherLanguages)]) {
        const [packed = loaded, plain = data] =
          language === undefined ? [] : [loaded.otherLanguages[language], data.otherLanguages[language]];
        expect(meanings(packed.lookup.names)).toEqual(meanings(plain.lookup.names));
      }
    }
  },
);

/** The meanings of names, without empty members. */
function meanings(names: Readonly<Record<string, NameMeaning>>) {
  const entries = Object.entries(names).map(([name, { within = [], ...meaning }]) => [name, { within, ...meaning }]);
  return Object.fromEntries(entries);
}
