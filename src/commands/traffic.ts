import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSite } from '../content/read/load-site.ts';
import { prepareTargets } from '../moving/propose-target.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { readLog } from '../traffic/read-log.ts';
import { Tally, writeReport } from '../traffic/report.ts';

const usage = `Usage: npm run traffic -- FILE...

Reports from the logs of the function what was asked, and by which sort of
program: tools, services, served and known places, errors. Addresses that are
asked in vain again and again become lines for content/redirects.yaml.
FILE is what the server has printed, or "wrangler tail --format json".`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help || positionals.length === 0) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    const tally = new Tally();
    for (const file of positionals) await readLog(createReadStream(file, 'utf8'), tally);
    const { site } = loadSite(contentDirectory(), 'http://localhost');
    process.stdout.write(writeReport(tally, site && prepareTargets(site).propose));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
