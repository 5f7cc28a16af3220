import { cpSync, rmSync } from 'node:fs';
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
  console.log(`${referenceDirectory} is content/ as it is now. Tests may state what has changed: run npm test.`);
}

function refuse(reason: string): void {
  console.error(`${reason} Nothing was changed.`);
  process.exitCode = 1;
}
