import { createReadStream } from 'node:fs';
import { runCommand, UsageError, UserError } from 'open-local-business/commands';
import { contentDirectory, loadSite } from 'open-local-business/content';
import { prepareTargets } from '../moving/propose-target.ts';
import { readLog } from '../traffic/read-log.ts';
import { formatTrafficReport, Tally } from '../traffic/traffic-report.ts';

const usage = `Usage: npm run traffic -- FILE...

Reports from the logs of the function what was requested, and by which kinds of
program: tools, services, served and known places, errors. Missing addresses that
are requested repeatedly become lines for content/redirects.yaml.
FILE is the output of the server, or of "wrangler tail --format json".`;

await runCommand(usage, {}, async ({ positionals }) => {
  if (positionals.length === 0) throw new UsageError('Specify a file.');
  const tally = new Tally();
  for (const file of positionals) await readFile(file, tally);
  const { site } = await loadSite(contentDirectory(), 'http://localhost');
  process.stdout.write(formatTrafficReport(tally, site && prepareTargets(site).propose));
  return true;
});

async function readFile(file: string, tally: Tally): Promise<void> {
  try {
    await readLog(createReadStream(file, 'utf8'), tally);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
