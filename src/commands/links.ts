import { showControls } from '../escape/controls.ts';
import { buildFolders } from '../system/folders.ts';
import { followLinks } from './follow-links.ts';
import { startLocalServer } from './local-server.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run links

Serves the built site on this machine, follows every link of every page to the
site's own pages, files and anchors, and lists the broken ones. Makes no
requests to other sites. Run npm run build first.
  --out FOLDER   folder of the build, default that of npm run build`;

await runCommand(usage, { out: { type: 'string' } }, async ({ values }) => {
  const local = await startLocalServer(buildFolders(values.out));
  const { followed, broken } = await followLinks(local.url);
  local.close();
  for (const { from, to, why } of broken) console.log(showControls(`${from}: ${to} ${why}.`));
  console.log(`${broken.length} of ${followed} links are broken.`);
  return broken.length === 0;
});
