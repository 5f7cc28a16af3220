import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../src/content/load/load-site.ts';
import { referenceDirectory, referenceOrigin } from './reference-build.ts';

// Copies content/ to where tests read the reference business, if it is that business.
const { site } = loadSite('content', referenceOrigin);
const known = loadSite(referenceDirectory, referenceOrigin).site?.business.name;
if (site === undefined) refuse('content/ is not sound. See: npm run check');
else if (known !== undefined && site.business.name !== known)
  refuse(`content/ holds ${site.business.name}, and the tests state facts of ${known}.`);
else {
  rmSync(referenceDirectory, { recursive: true, force: true });
  cpSync('content', referenceDirectory, { recursive: true });
  // In its first language alone: most tests would find everything twice.
  for (const { language } of site.languages.slice(1)) rmSync(join(referenceDirectory, language), { recursive: true });
  rmSync(join(referenceDirectory, 'translations.json'), { force: true });
  const business = join(referenceDirectory, 'business.yaml');
  writeFileSync(business, readFileSync(business, 'utf8').replace(/(?:^#.*\n)*^locales: .*\n/m, ''));
  console.log(`${referenceDirectory} is content/ as it is now. Tests may state what has changed: run npm test.`);
}

function refuse(reason: string): void {
  console.error(`${reason} Nothing was changed.`);
  process.exitCode = 1;
}
