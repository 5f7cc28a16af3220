import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { runCommand, type ServedSite, UsageError } from '../../tools/agent-check/command.ts';
import { createSiteServer } from '../server/create-server.ts';
import { buildFolders } from '../settings/folders.ts';
import { engineModule } from '../settings/roots.ts';

process.exitCode = await runCommand(process.argv.slice(2), { name: 'npm run agent-check', serveOwnSite });

/** Serves the built site on a free local port, building it first if needed. */
async function serveOwnSite(out: string | undefined): Promise<ServedSite> {
  const place = out === undefined ? [] : ['--out', out];
  const script = engineModule('src/commands/build');
  // The output of the build is not part of the report.
  const { status } = spawnSync(process.execPath, [script, '--if-needed', ...place], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new UsageError('The site could not be built, so there is nothing to check.');
  const folders = buildFolders(out);
  const { server, origin } = createSiteServer(folders);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    origin,
    built: folders.published,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
