import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '../content/judge/content-kinds.ts';
import { recordPublished } from '../content/judge/published.ts';
import { loadSite } from '../content/read/load-site.ts';
import { printReport } from '../content/read/report.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { runCommand } from './command-line.ts';

const usage = `Usage: npm run record

Remembers the addresses and prices of the content as published, in
content/published.json. From then on npm run check notices a price that has
changed without its date, and an address that has ended. Run it after a
deployment, or when an address may end, and commit the file.
  CONTENT_DIR  content folder, default content`;

await runCommand(usage, {}, () => {
  const { site, problems, folder } = loadSite(contentDirectory(), 'http://localhost');
  if (site === undefined) {
    console.error(`${printReport(problems, folder.texts.size)} Nothing was recorded.`);
    return false;
  }
  const path = join(folder.directory, contentKinds.published.path);
  writeFileSync(path, `${JSON.stringify(recordPublished(site), null, 2)}\n`);
  console.log(`Recorded ${site.services.length} services and ${site.places.length} places in ${path}.`);
  return true;
});
