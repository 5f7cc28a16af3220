import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Lines that the rules of the project refuse, and lines that they let pass, by the file they would stand in. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'src/function/state.ts': [
    'let count = 0;',
    'export let last: string | undefined;',
    'const seen = new Map<string, string>();',
    'export const known: Set<string> = new Set();',
    'const list: string[] = [];',
    'const record: Record<string, string> = {};',
  ],
  'src/appearance/colours.ts': [
    "export const ink = '#0a5a43';",
    'export const svg = `<rect fill="#fff"/>`;',
    `export const path = (d: string) => \`<path stroke="black" d="\${d}"/>\`;`,
    "export const picture = { background: 'white' };",
    "export const style = 'a { color: rgb(1 2 3) }';",
  ],
  'src/styles/colours.css': [
    'a { color: #0a5a43; }',
    'b { background: rgb(1 2 3); }',
    'i { border: 1px solid white; }',
    'p { --own: #abc; }',
  ],
  'src/components/Colours.astro': ["<p>{'#0a5a43'}</p>", '<style>b { color: white; }</style>'],
};
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/function/tables.ts': [
    "export const words: ReadonlySet<string> = new Set(['a']);",
    'export const names: Readonly<Record<string, string>> = {};',
    "export const order = ['a', 'b'];",
    'export function count(items: readonly string[]) { let sum = 0; for (const item of items) sum += item.length; return sum; }',
    'export const collect = (items: readonly string[]) => { const seen = new Set(items); return seen; };',
  ],
  'src/commands/state.ts': ['let count = 0;', 'export const next = () => ++count;'],
  'src/appearance/no-colours.ts': [
    'export const link = \'<a href="#faq">\';',
    "export const data = '#function-data';",
    "export const rule = 'a { color: var(--ink); fill: currentColor }';",
    "export const background = 'none';",
  ],
  'src/styles/no-colours.css': [
    '.red { color: var(--ink); }',
    'b { color: light-dark(var(--day), var(--night)); }',
    'i { background: oklch(from var(--ink) l c h); }',
  ],
};
const long = ['src/server.ts', 'tests/server.test.ts'];

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

let project: string;
let found: { readonly file: string; readonly line: number }[];
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const part of ['biome.json', 'tools/lint']) cpSync(part, join(project, part), { recursive: true });
  for (const [file, lines] of Object.entries({ ...refused, ...allowed })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), `${lines.join('\n')}\n`);
  }
  mkdirSync(join(project, 'tests'));
  for (const file of long) writeFileSync(join(project, file), 'work();\n'.repeat(301));
  const run = spawnSync('biome', ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  found = diagnostics
    .filter(({ category }) => ['plugin', 'lint/style/noExcessiveLinesPerFile'].includes(category))
    .map(({ location: { path, start } }) => ({ file: path, line: start.line }));
});
afterAll(() => rmSync(project, { recursive: true }));

test.each(Object.entries(refused))('every line of %s is refused', (file, lines) => {
  const refusedLines = new Set(found.filter((one) => one.file === file).map(({ line }) => line));
  expect([...refusedLines].sort()).toEqual(lines.map((_, index) => index + 1));
});

test.each(Object.keys(allowed))('%s passes', (file) => {
  expect(found.filter((one) => one.file === file)).toEqual([]);
});

test.each(long)('%s of more than 300 lines is refused', (file) => {
  expect(found.map((one) => one.file)).toContain(file);
});
