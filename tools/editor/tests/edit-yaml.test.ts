import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFolder } from '../../../src/content/load/read-folder.ts';
import { FRONT_MATTER } from '../../../src/content/prose.ts';
import { businesses } from '../../../tests/support/businesses.ts';
import { runsAll } from '../../../tests/support/sample-of.ts';
import { editYaml } from '../web/edit-yaml.ts';

/** The YAML of the sample businesses' content files, as the editor lays it out. */
const folders = await Promise.all(businesses.map(({ directory }) => readContentFolder(directory)));
const laidOut = folders.flatMap(({ directory, texts }) =>
  [...texts.keys()]
    .filter((file) => /\.(?:yaml|mdx)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(directory, file), 'utf8');
      const yaml = file.endsWith('.mdx') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
      return { file, yaml, edited: editYaml(yaml, parse(yaml)) };
    }),
);

test('a saved file has the same values and comments, and saving again changes no byte', () => {
  expect(laidOut.length).toBeGreaterThan(20);
  for (const { file, yaml, edited } of laidOut) {
    expect(parse(edited), file).toEqual(parse(yaml));
    expect(commentsOf(edited), file).toEqual(commentsOf(yaml));
    expect(editYaml(edited, parse(edited)), file).toBe(edited);
  }
});

test('a changed value changes only its own lines and keeps comments', () => {
  fc.assert(
    fc.property(fc.constantFrom(...laidOut), fc.nat(), ({ edited }, at) => {
      const data = parse(edited);
      const paths = [...listPaths(data, [])];
      const path = paths[at % paths.length] ?? [];
      change(data, path);
      const after = editYaml(edited, data);
      expect(parse(after)).toEqual(data);
      expect(commentsOf(after)).toEqual(expect.arrayContaining(commentsOf(edited)));
      // One line of the file; two where a long text is folded anew.
      const lines = new Set(after.split('\n'));
      expect(edited.split('\n').filter((line) => !lines.has(line)).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: runsAll ? 300 : 100 },
  );
});

function commentsOf(yaml: string): string[] {
  return yaml.match(/(?:^|\s)# .*$/gm)?.map((comment) => comment.trim()) ?? [];
}

type Path = readonly (string | number)[];

/** Paths of all texts, numbers and booleans. */
function* listPaths(value: unknown, path: Path): Iterable<Path> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [name, part] of Object.entries(value)) yield* listPaths(part, [...path, name]);
}

function change(data: Record<string, unknown>, path: Path): void {
  const group = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, data);
  const key = String(path.at(-1));
  const old = group[key];
  group[key] = typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${old} # "x": 'y'`;
}

test('a new field follows the previous one of the form, a new item has the style of the others, and comments stay', () => {
  const text =
    '# Head\nname: A\n\n# Why\nopens: "07:30" # early\nlist:\n  - {a: 1}\n  # second\n  - {a: 2, b: x}\ngone: 1\n';
  const fields = { name: 'A', title: 'yes', opens: '08:00', list: [{ a: 1 }, { a: 3, b: 'x' }, { a: 4 }] };
  expect(editYaml(text, fields)).toBe(
    '# Head\nname: A\ntitle: "yes"\n\n# Why\nopens: "08:00" # early\nlist:\n  - {a: 1}\n  # second\n  - {a: 3, b: x}\n  - {a: 4}\n',
  );
});

const kinds = {
  text: ['x # 1', 'y'],
  'quoted text': ['"x" # 1', 'off'],
  'folded text': ['>- # 1\n    one\n    two', 'one two'],
  'an alias': ['*known # 1', 'known'],
  'an alias on its own line': ['# 0\n    *known # 1', 'known'],
  'an alias of a map': ['*map # 1', { m: 1 }],
  'a map in braces': ['{ m: 1, n: 2 } # 1', { m: 1 }],
  'a map': ['# 0\n    m: 1 # 1\n    # 2\n    n: # 3\n      # 4\n      - 1 # 5\n    # 6', { m: 1, n: [1] }],
  'a list in brackets': ['[1, 2] # 1', [1]],
  'a list': ['# 0\n    - 1 # 1\n    # 2\n    - m: 1 # 3\n    # 4', [1, { m: 1 }]],
  nothing: ['# 1', null],
} as const;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value);

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'comments of %s stay when a value of another kind takes its place',
  (kind) => {
    const [written, own] = kinds[kind];
    for (const [other, [, value]] of Object.entries(kinds)) {
      // A removed field or item takes its comment with it.
      if (typeof value === 'object' && kindOf(value) === kindOf(own)) continue;
      for (const [text, data] of [
        [
          `a: &known known # a\nb: &map # b\n  m: 1\nc: # c\n  # before\n  d: ${written}\n  # after\n  e: 1\n# end\n`,
          { a: 'changed', b: { m: 2 }, c: { d: value, e: 1 } },
        ],
        [
          `- &known known # a\n- &map # b\n  m: 1\n# before\n- - ${written}\n  # after\n  - 1\n# end\n`,
          ['changed', { m: 2 }, [value, 1]],
        ],
      ] as const) {
        const edited = editYaml(text, data);
        expect(parse(edited), other).toEqual(data);
        expect(commentsOf(edited).toSorted(), other).toEqual(commentsOf(text).toSorted());
        expect(commentsOf(editYaml(edited, data)).toSorted(), other).toEqual(commentsOf(text).toSorted());
      }
    }
  },
);

test('a removed item removes its own comment', () => {
  const text = '# Head\n- a: 1\n# second\n- a: 2\n# third\n- a: 3\n';
  expect(editYaml(text, [{ a: 1 }, { a: 3 }])).toBe('# Head\n- a: 1\n# third\n- a: 3\n');
});

test('details that a form cannot express are kept: a single value for a list, an empty list, trailing spaces', () => {
  const text = 'page: contact\nheader: []\ntext: |\n  One\n  two\n';
  expect(editYaml(text, { page: ['contact'], text: 'One\ntwo' })).toBe(text);
});

test('an empty file gets its fields, and texts that older parsers misread are quoted', () => {
  expect(editYaml('', { a: 'off', b: '07:30', c: '2026-05-04', d: 2 })).toBe(
    'a: "off"\nb: "07:30"\nc: 2026-05-04\nd: 2\n',
  );
});
