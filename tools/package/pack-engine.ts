import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile, nameJavaScript } from './compile.ts';

/*
 * Writes `lib`, the engine of the package, before `npm pack` and `npm publish`: TypeScript as JavaScript with its
 * declarations, and everything else unchanged, in the folders of the repository.
 */

const out = 'lib';
const modules = '{src,functions}/**/*.ts';
const others = 'src/**/*.{astro,css,cjs,woff2,ttf,txt,d.ts}';

rmSync(out, { recursive: true, force: true });
declareTypes();
for (const file of globSync(modules, { exclude: ['**/*.d.ts'] })) write(file.replace(/ts$/, 'js'), compile(file));
for (const file of globSync(others)) write(file, readFileSync(file));
for (const file of globSync(`${out}/**/*.{astro,d.ts}`))
  writeFileSync(file, nameJavaScript(readFileSync(file, 'utf8')));
// The compiler writes one for "#function-data". It would be the package root of everything below it.
rmSync(join(out, 'package.json'), { force: true });

/** Writes the declarations. Throws if the compiler finds an error. */
function declareTypes(): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tools/package'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The engine was not packed: its TypeScript does not compile. See above.');
}

function write(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), body);
}
