/** What commands of tools have in common: `import { runCommand } from 'open-local-business/commands'`. */

export { startLocalServer } from '../commands/local-server.ts';
export { readNamedFile, runCommand, UsageError } from '../commands/run-command.ts';
export { showControls } from '../escape/controls.ts';
export { readPort, UserError } from '../settings/environment.ts';
export { buildFolders, listFiles } from '../settings/folders.ts';
export { replaceFiles } from '../settings/replace-files.ts';
