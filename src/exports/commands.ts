/** How commands are parsed, printed and ended: `import { runCommand } from 'open-local-business/commands'`. */
export { CommandError, readGiven, runCommand, UsageError } from '../commands/command-line.ts';
export { readPort } from '../settings/environment.ts';
export { replaceFiles } from '../settings/replace-files.ts';
