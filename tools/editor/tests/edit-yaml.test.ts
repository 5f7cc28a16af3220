import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { localityOf } from '../../../src/content/judge/locality.ts';
import { readContentFolder } from '../../../src/content/read/content-folder.ts';
import { sampleCountry } from '../../../src/countries/countries.ts';
import { businesses } from '../../../tests/businesses.ts';
import { editYaml, writeYaml } from '../web/edit-yaml.ts';
import { readEntry, writeEntry } from '../web/entry-file.ts';
import { type ContentForm, listForms } from '../web/forms.ts';
import { keepMarks } from '../web/prose-marks.ts';

const forms = listForms(localityOf(sampleCountry));
const formOf = (kind: string) => forms.find((form) => form.kind === kind) as ContentForm;

describe.each(businesses)('the $name', ({ directory }) => {
  const files = [...readContentFolder(directory).texts.keys()].map((file) => ({
    file,
    text: readFileSync(join(directory, file), 'utf8'),
    form: forms.find(({ path, isFolder, extension }) =>
      isFolder ? file.startsWith(`${path}/`) && file.endsWith(`.${extension}`) : file === path,
    ),
  }));
  const known = files.flatMap(({ form, ...file }) => (form === undefined ? [] : [{ ...file, form }]));

  test('a file that is read and written is the same to the byte', () => {
    expect(known.length).toBeGreaterThan(9);
    for (const { file, text, form } of known) {
      expect(writeEntry(form, readEntry(form, text.trim())), file).toBe(text);
    }
  });

  test('whatever changes, the file says it, and keeps its other lines', () => {
    const yamls = known.filter(({ form }) => form.content === 'fields');
    const change = fc.record({ at: fc.nat(), by: fc.constantFrom('word', 'fold', 'gone', 'more', 'fewer', 'new') });
    fc.assert(
      fc.property(fc.nat(yamls.length - 1), change, (index, { at, by }) => {
        const text = yamls[index]?.text ?? '';
        const fields = parse(text);
        const paths = [...listPaths(fields, [])];
        const path = paths[at % paths.length] ?? [];
        alter(fields, path, by);
        const edited = editYaml(text, fields);
        expect(parse(edited)).toEqual(fields);
        const top = new Set([...blockOf(text, path[0] ?? '')]);
        const lost = text.split('\n').filter((line) => !top.has(line) && !edited.includes(line));
        expect(lost, `${JSON.stringify(path)} ${by}`).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** The lines of a field, or of an item, at the outermost level. */
function blockOf(text: string, name: string | number): string[] {
  if (typeof name === 'number')
    return (
      text
        .split(/^(?=- )/m)
        .slice(-parse(text).length)
        [name]?.split('\n') ?? []
    );
  const [block = ''] = new RegExp(`^"?${name}"?:.*\\n(?:(?:[ #-].*)?\\n)*`, 'm').exec(text) ?? [];
  return block.split('\n');
}

type Path = readonly (string | number)[];

function* listPaths(value: unknown, path: Path): Iterable<Path> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* listPaths(item, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* listPaths(part, [...path, name]);
  }
}

type Change = 'word' | 'fold' | 'gone' | 'more' | 'fewer' | 'new';

function alter(fields: unknown, path: Path, by: Change): void {
  const group = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], fields) as Record<
    string,
    unknown
  >;
  const key = String(path.at(-1));
  const old = group[key];
  if (by === 'gone') {
    if (Array.isArray(group)) group.splice(Number(key), 1);
    else delete group[key];
  } else if (Array.isArray(old) && by === 'more') old.push(structuredClone(old[0]));
  else if (Array.isArray(old) && by === 'fewer') old.shift();
  else if (typeof old === 'object' && old !== null && !Array.isArray(old) && by === 'new') {
    Object.assign(old, { added: ['yes: "no" # maybe', 'on'] });
  } else if (typeof old === 'string')
    group[key] = by === 'fold' ? `${old} ${'and so on '.repeat(30)}end` : `${old} # "x": 'y'`;
  else if (typeof old === 'number') group[key] = old + 1;
}

test('comments and layout stay; a field is added behind the one before it in the form', () => {
  const text =
    '# Head\nname: A\n\n# Why\nopens: "07:30"   # early\nlist:\n  - { a: 1 }\n  # second\n  - { a: 2, b: x }\n';
  const fields = { name: 'A', title: 'yes', opens: '08:00', list: [{ a: 1 }, { a: 3, b: 'x' }, { a: 4 }] };
  expect(editYaml(text, fields)).toBe(
    '# Head\nname: A\ntitle: "yes"\n\n# Why\nopens: "08:00"   # early\nlist:\n  - { a: 1 }\n  # second\n  - { a: 3, b: x }\n  - { a: 4 }\n',
  );
});

test('a file that is a list is edited item by item', () => {
  const text = '# Head\n- { a: 1 }\n# second\n- { a: 2, b: x }\n';
  expect(editYaml(text, [{ a: 1 }, { a: 3, b: 'x' }, { a: 4 }])).toBe(
    '# Head\n- { a: 1 }\n# second\n- { a: 3, b: x }\n- { a: 4 }\n',
  );
  expect(editYaml(text, [])).toBe('[]\n');
  const form = formOf('redirects');
  const values = readEntry(form, '- { from: /a.html, to: / }\n');
  expect(values.redirects).toEqual([{ from: '/a.html', to: '/' }]);
  expect(writeEntry(form, { redirects: [{ from: '/a.html', to: '/' }] })).toBe('- from: /a.html\n  to: /\n');
  expect(writeEntry(form, { ...values, redirects: [] })).toBe('[]\n');
});

test('what cannot be edited is written anew, and says the same', () => {
  expect(editYaml('- a\n', { a: 1 })).toBe('a: 1\n');
  expect(parse(editYaml('? complex\n: key\n', { key: 'b' }))).toEqual({ key: 'b' });
  expect(parse(writeYaml({ a: 'off', b: '07:30', c: '2026-05-04' }))).toEqual({
    a: 'off',
    b: '07:30',
    c: '2026-05-04',
  });
});

const SERVICE = `---
name: Drain
order: 10
symptom: Water stands
summary: We clear it.
startingPrice: 99
priceNote: All in. # Ask
priceAsOf: 2026-05-04
typicalMinutes: { min: 30, max: 60 }
covers: [One drain]
---

Text.
`;

test('a form holds something for every field, a file only what is said', () => {
  const text = 'name: A\nkind: town\nmunicipality: A\nlatitude: 43\nlongitude: -79\n# Kept\npostalAreas: []\n';
  const values = {
    ...readEntry(formOf('places'), text),
    region: '',
    responseMinutes: null,
    alternateNames: [''],
    notes: '',
  };
  expect(writeEntry(formOf('places'), values)).toBe(text);
  // One value may stand for a list of one.
  const photo = 'alt: A new valve in a shower\npage: contact\n';
  expect(writeEntry(formOf('photos'), { ...readEntry(formOf('photos'), photo), page: ['contact'] })).toBe(photo);
  const service = readEntry(formOf('services'), SERVICE);
  const unsaid = { isEmergencyVisit: false, afterHours: 'yes', safety: null, related: [], slug: '' };
  expect(writeEntry(formOf('services'), { ...service, ...unsaid })).toBe(SERVICE);
  // A form has several lines for long texts; where the file wants one, they are joined.
  const joined = { ...service, priceNote: 'Visit and labour.\nTax is extra.' };
  expect(writeEntry(formOf('services'), joined)).toContain('priceNote: Visit and labour. Tax is extra.');
  expect(writeEntry(formOf('services'), { ...service, afterHours: 'no' })).toContain('\nafterHours: "no"\n');
});

test('what the check would refuse is refused, in its words', () => {
  const refuse = (kind: string, values: Record<string, unknown>) => {
    try {
      return writeEntry(formOf(kind), values);
    } catch (error) {
      return [(error as Error).message, ((error as Error).cause as Error).message];
    }
  };
  expect(refuse('places', { name: 'A', kind: 'hamlet', municipality: 'A', latitude: 43, longitude: -79 })).toEqual([
    'saving_failed',
    expect.stringMatching(/^kind must be city, town or neighbourhood\./),
  ]);
  expect(refuse('icon', { body: 'no drawing' })).toEqual([
    'saving_failed',
    expect.stringMatching(/^The file must be one <svg> element/),
  ]);
  expect(refuse('outline', { body: '{' })).toEqual(['saving_failed', expect.stringMatching(/^The text is not JSON/)]);
});

test('the editor for rich text takes nothing away that MDX and tables need', () => {
  const before = 'Is \\{x\\} and 5 \\< 6.\n\n{/* Note */}\n\n| A | B |\n|---|:-:|\n| 1 | 2 |\n';
  const after = 'Is {x} and 5 < 6. More.\n\n{/\\* Note \\*/}\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n';
  expect(keepMarks(before, after)).toBe(before.replace('6.', '6. More.'));
  expect(keepMarks(before, 'All new, {telephone}.')).toBe('All new, {telephone}.');
});
