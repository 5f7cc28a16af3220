// What commands of tools have in common: `import { runCommand } from 'open-local-business/commands'`.

export { startLocalServer } from '../commands/local-server.ts';
export { readNamedFile, runCommand, UsageError } from '../commands/run-command.ts';
export { showControls } from '../escape/controls.ts';
export { readPort } from '../system/environment.ts';
export { buildFolders, listFiles } from '../system/folders.ts';
export { replaceFiles } from '../system/replace-files.ts';
export { UserError } from '../system/user-error.ts';
