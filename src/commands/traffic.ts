import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadSite } from '../content/read/load-site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { contentDirectory } from '../settings/content-directory.ts';
import { readLog } from '../traffic/read-log.ts';
import { Tally, writeReport } from '../traffic/report.ts';

const usage = `Usage: npm run traffic -- FILE...

Reports from the logs of the function who asked what: programs, MCP clients,
tools, services, places, and which names are worth adding to the content.
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
    // Without sound content there is a report too; it then proposes names that are known.
    const { site } = loadSite(contentDirectory(), 'http://localhost');
    const tally = new Tally();
    for (const file of positionals) await readLog(createReadStream(file, 'utf8'), tally);
    const known = site && prepareLookup(site).unserved;
    process.stdout.write(writeReport(tally, (name) => known !== undefined && Object.hasOwn(known, name)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
