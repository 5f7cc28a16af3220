import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { readContentFolder } from '../../../src/content/read/content-folder.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { secondBusiness } from '../../../tests/reference-build.ts';
import { listEditorSchemas } from '../vscode/json-schemas.ts';
import { writeVscodeSettings } from '../vscode/vscode-settings.ts';

const locality = localityOf(sampleCountry);
const schemas = listEditorSchemas(locality);

test('the committed schemas and editor settings are those the code would write (npm run schemas)', () => {
  expect(readdirSync('schemas').sort()).toEqual(schemas.map(({ path }) => path.replace('schemas/', '')).sort());
  for (const { path, text } of schemas) expect(readFileSync(path, 'utf8'), path).toBe(text);
  expect(readFileSync('.vscode/settings.json', 'utf8')).toBe(writeVscodeSettings(locality));
});

test.each(['content', secondBusiness.directory])(
  'every file in %s is as its schema says, and a wrong one is not',
  (directory) => {
    const ajv = addFormats.default(new Ajv({ strict: true, strictTypes: false, allErrors: true }));
    const { records } = readContentFolder(directory);
    const counts = schemas.map(({ text, glob }) => {
      const validate = ajv.compile(JSON.parse(text));
      const pattern = new RegExp(`^${glob.replace('**/', '').replaceAll('.', '\\.').replace('*', '[^/]+')}$`);
      const files = records.filter(({ file }) => pattern.test(file));
      for (const { file, data } of files) {
        expect([validate(data), validate.errors], file).toEqual([true, null]);
        expect(validate({ ...(data as object), nonsense: 1 }), file).toBe(false);
      }
      return files.length;
    });
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(10);
  },
);

test('every field has a description to show on hover, and choices are listed', () => {
  for (const { path, text } of schemas) {
    const missing: string[] = [];
    const walk = (node: unknown, at: string) => {
      const { properties = {}, items } = node as { properties?: Record<string, object>; items?: object };
      for (const [name, field] of Object.entries(properties)) {
        if (!('description' in field)) missing.push(`${at}.${name}`);
        walk(field, `${at}.${name}`);
      }
      if (items !== undefined) walk(items, `${at}[]`);
    };
    walk(JSON.parse(text), path);
    expect(missing).toEqual([]);
  }
  const place = JSON.parse(readFileSync(join('schemas', 'place.schema.json'), 'utf8'));
  expect(place.properties.kind.enum).toEqual(['city', 'town', 'neighbourhood']);
  expect(place.required).toEqual(['name', 'kind', 'municipality', 'latitude', 'longitude']);
});
