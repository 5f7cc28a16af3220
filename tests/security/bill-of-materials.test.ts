import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  workspaces: string[];
};

test('the bill of materials names every package with its digest, and marks those that only tests take', () => {
  const run = spawnSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    shell: process.platform === 'win32',
  });
  expect(run.status).toBe(0);
  const { bomFormat, components } = JSON.parse(run.stdout) as {
    bomFormat: string;
    components: {
      'bom-ref': string;
      name: string;
      version: string;
      hashes?: object[];
      properties?: { name: string; value: string }[];
    }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const isTestOnly = new Map(
    components.map(({ name, version, properties = [] }) => [
      `${name}@${version}`,
      properties.some((property) => property.name === 'cdx:npm:package:development' && property.value === 'true'),
    ]),
  );
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(isTestOnly.get(`${name}@${version}`), name).toBe(false);
  for (const name of ['vitest', 'wrangler', '@biomejs/biome'])
    expect(isTestOnly.get(`${name}@${manifest.devDependencies[name]}`), name).toBe(true);
  // What is no package of a registry is a folder of this repository.
  const unhashed = components.filter(({ hashes }) => hashes === undefined).map((component) => component['bom-ref']);
  const own = manifest.workspaces.map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  expect(unhashed.toSorted()).toEqual(own.map(({ name, version }) => `${name}@${version}`).toSorted());
});
