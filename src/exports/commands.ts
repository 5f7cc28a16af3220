/** How commands are parsed, printed and ended: `import { runCommand } from 'open-local-business/commands'`. */
export { readNamedFile, runCommand, UsageError } from '../commands/command-line.ts';
export { startLocalServer } from '../commands/local-server.ts';
export { showControls } from '../escape/controls.ts';
export { readPort, UserError as CommandError } from '../settings/environment.ts';
export { buildFolders, listFiles } from '../settings/folders.ts';
export { replaceFiles } from '../settings/replace-files.ts';
