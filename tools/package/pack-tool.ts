import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from './compile.ts';

/*
 * Writes `lib`, the tool of the package, before `npm pack` and `npm publish`, which run this in its folder: TypeScript as
 * JavaScript, and everything else unchanged. Imports of the engine by its name stay.
 */

const out = 'lib';
const leftOut = /^(?:lib|node_modules|tests|package\.json|README\.md|\w+\.config\.ts)(?:[\\/]|$)/;

rmSync(out, { recursive: true, force: true });
for (const entry of readdirSync('.', { recursive: true, withFileTypes: true })) {
  const file = relative('.', join(entry.parentPath, entry.name));
  if (!entry.isFile() || leftOut.test(file)) continue;
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  if (file.endsWith('.ts')) writeFileSync(target.replace(/ts$/, 'js'), compile(file));
  else cpSync(file, target);
}
cpSync(join(import.meta.dirname, '../../LICENSE'), join(out, 'LICENSE'));
