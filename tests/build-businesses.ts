import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { allBusinesses } from './support/businesses.ts';
import { buildForTests } from './support/reference-build.ts';
import { runsAll } from './support/sample-of.ts';
import { inFrench, inSpanish, twoLanguages } from './support/two-languages.ts';

/**
 * Builds every site for the tests, unless there are builds of exactly this content and code. The builders stay for the
 * sites that tests build themselves, and end with this process.
 */
export async function setup(): Promise<void> {
  // `npm test` has built them before it starts this and Playwright.
  if (process.env.TEST_BUILDERS !== undefined) return;
  // In a separate process: the tool that writes translations reads the engine by its name.
  const writer = ['-C', 'open-local-business', 'tests/support/write-two-languages.ts'];
  const written = promisify(execFile)(process.execPath, writer);
  // Two, because a build is single-threaded for most of its time.
  const builders = [1, 2].map(() =>
    fork('tests/support/site-builder.ts', {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const [ports] = await Promise.all([Promise.all(builders.map((builder) => once(builder, 'message'))), written]);
  process.env.TEST_BUILDERS = ports.map(([port]) => port).join();
  for (const builder of builders) {
    builder.unref();
    builder.channel?.unref();
  }
  // In an order that gives both the same amount of work.
  const [garage, plumber, ...others] = allBusinesses;
  const sites = [twoLanguages, garage, plumber, inSpanish, ...others, runsAll ? inFrench : undefined];
  const builds = sites
    .filter((site) => site !== undefined)
    .map((site) => {
      const environment = { SITE_URL: site.origin, CONTENT_DIR: site.directory };
      return buildForTests(dirname(site.folders.published), environment, { isIfNeeded: true });
    });
  await Promise.all(builds);
}
