import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../src/content/load/load-site.ts';
import { electrician, referenceDirectory, referenceOrigin } from '../../tests/support/reference-build.ts';

// Copies businesses to where tests read them: the example in two languages, and content/ if it is the reference business.
await copyFirstLanguage('examples/lantern-hill-electric', electrician.directory);
const { site } = await loadSite('content', referenceOrigin);
const known = (await loadSite(referenceDirectory, referenceOrigin)).site?.business.name;
if (site === undefined) refuse('content/ has errors. See: npm run check');
else if (known !== undefined && site.business.name !== known)
  refuse(`content/ is ${site.business.name}, but the tests are about ${known}.`);
else {
  await copyFirstLanguage('content', referenceDirectory);
  console.log(`${referenceDirectory} is content/ as it is now. Tests may state what has changed: run npm test.`);
}

/** Copies only the first language of a content folder, because most tests would find everything twice. */
async function copyFirstLanguage(source: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  const languages = (await loadSite(source, referenceOrigin)).site?.languages ?? [];
  for (const { language } of languages.slice(1)) rmSync(join(target, language), { recursive: true });
  rmSync(join(target, 'translations.json'), { force: true });
  const business = join(target, 'business.yaml');
  writeFileSync(business, readFileSync(business, 'utf8').replace(/\n*(?:^#.*\n)*^locales: .*\n/m, '\n'));
}

function refuse(reason: string): void {
  console.error(`${reason} Nothing was changed.`);
  process.exitCode = 1;
}
