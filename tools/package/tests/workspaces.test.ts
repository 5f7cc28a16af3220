import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, engine, tools } from './install.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('H2 every command is an npm script of its name, on the same code', () => {
  const program = command.slice(command.indexOf('src'));
  const { stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
  const names = [...stdout.matchAll(/^ {2}([\w-]+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names)
    expect(scripts[name]).toMatch(new RegExp(`^node .*src/commands/local-business.cjs ${name}$`));
});

test.each(tools)('$name has the version of the engine and a description', (tool) => {
  expect(tool.version).toBe(engine.version);
  expect(existsSync(join(tool.folder, 'README.md'))).toBe(true);
  for (const path of Object.values(tool.bin ?? {})) {
    const source = path.replace(/^\.\/lib/, '.').replace(/\.js$/, '.ts');
    expect(readFileSync(join(tool.folder, source), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  }
});

test('M12 the script "archives" packs every tool that is published', () => {
  const packed = [...(scripts.archives ?? '').matchAll(/--workspace=(\S+)/g)].map(([, folder]) => folder);
  expect(packed).toEqual(tools.map(({ folder }) => folder));
});
