import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  preparedFolder,
  publishedFolder,
  stagedPrepared,
  stagedPublished,
  stageFolder,
} from '../build/folders.ts';
import { digestInputs } from '../build/inputs.ts';
import { siteOrigin } from '../build/origin.ts';
import { contentDirectory } from '../reader/content-folder.ts';
import { loadSite } from '../reader/load-site.ts';
import { printReport } from '../reader/report.ts';

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds beside the published folder and puts the result in its place only when it is whole. */
async function build(): Promise<void> {
  const started = performance.now();
  const origin = siteOrigin(process.env);
  const { site, problems, folder } = loadSite(contentDirectory(), origin);
  if (site === undefined) throw new Error(`${printReport(problems, folder.texts.size)} The site was not built.`);
  if (problems.length > 0) console.warn(printReport(problems, folder.texts.size));

  rmSync(stageFolder, { recursive: true, force: true });
  mkdirSync(stagedPrepared, { recursive: true });
  const inputs = digestInputs(contentDirectory(), origin);
  const astro = await import('astro');
  await astro.build({ root: process.cwd(), outDir: stagedPublished, logLevel: 'warn' });
  writeFileSync(join(stagedPrepared, 'inputs.txt'), inputs);

  replace(stagedPublished, publishedFolder);
  replace(stagedPrepared, preparedFolder);
  rmSync(stageFolder, { recursive: true, force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${origin} in ${seconds} s: ${site.services.length} services, ${site.places.length} places, in ${publishedFolder}/.`,
  );
}

function replace(from: string, to: string): void {
  const old = join(stageFolder, 'old');
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
