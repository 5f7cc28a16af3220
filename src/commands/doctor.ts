import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadSite } from '../content/load/load-site.ts';
import { readContentFolder } from '../content/load/read-folder.ts';
import { contentDirectory, siteOrigin } from '../settings/environment.ts';
import { runCommand } from './command-line.ts';
import { examine, type Finding } from './examine.ts';

const usage = `Usage: npm run doctor

Looks at everything that must be in order before the site goes live: Node, the
installed packages, the content, the address, the host settings, what is left to
say and what is left of the samples in examples/, by file and line. Exits with 1 if something is broken; what only
deserves a look does not count.
  SITE_URL     origin the site will have
  CONTENT_DIR  content folder, default content`;

const marks: Readonly<Record<Finding['state'], string>> = { good: 'ok  ', look: 'look', broken: 'FAIL' };

await runCommand(usage, {}, () => {
  const directory = contentDirectory();
  const others = globSync('examples/*/').filter((sample) => resolve(sample) !== directory);
  const findings = examine({
    environment: process.env,
    originOf: siteOrigin,
    loaded: loadSite(directory, 'http://localhost'),
    samples: others.map((sample) => ({ directory: sample, folder: readContentFolder(sample) })),
  });
  for (const { state, subject, text } of findings) console.log(`${marks[state]}  ${subject.padEnd(9)} ${text}`);
  const broken = findings.filter(({ state }) => state === 'broken').length;
  const looks = findings.filter(({ state }) => state === 'look').length;
  console.log(broken > 0 ? `${broken} broken, ${looks} to look at.` : `Nothing is broken, ${looks} to look at.`);
  return broken === 0;
});
