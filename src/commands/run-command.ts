import { closeSync, openSync, readSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { showControls } from '../escape/controls.ts';
import { UserError } from '../system/user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given; allowPositionals: true }>>;

/** Invalid arguments of a command. The usage is printed below the message. */
export class UsageError extends UserError {}

/**
 * Runs a command: parses its arguments, prints the usage for `--help`, and one line for a user error. Exit codes: 0
 * success, 1 the command found a problem (the action returned false or threw), 2 usage error.
 */
export async function runCommand<Given extends Options>(
  usage: string,
  options: Given,
  action: (parsed: Parsed<Given>) => boolean | Promise<boolean>,
): Promise<void> {
  try {
    if (process.argv.some((word) => word === '--help' || word === '-h')) console.log(usage);
    else if (!(await action(parseArguments(options)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isUsage = error instanceof UsageError;
    const message = error.message.split('\n').map(showControls).join('\n');
    console.error(isUsage ? `${message}\n\n${usage}` : message);
    process.exitCode = isUsage ? 2 : 1;
  }
}

function parseArguments<Given extends Options>(options: Given): Parsed<Given> {
  const args: string[] = [];
  for (const word of process.argv.slice(2)) {
    // `parseArgs` would read a negative number after a flag, as in `--longitude -79.9`, as another flag.
    if (/^-\d/.test(word) && /^--[a-z]+$/.test(args.at(-1) ?? '')) args.push(`${args.pop()}=${word}`);
    else args.push(word);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads a file that is named in the arguments. Throws a `UserError` with the file's name if it cannot be read, is
 * larger than `maxMegabytes`, or `read` throws an `InputError`.
 */
export function readNamedFile<Content>(
  file: string,
  maxMegabytes: number,
  read: (text: string) => Content,
  InputError: new (message: string) => Error = UserError,
): Content {
  try {
    return read(readText(file, maxMegabytes));
  } catch (error) {
    if (error instanceof InputError) throw new UserError(`${file} ${error.message}`);
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads a file piece by piece, because pipes and devices have no size. */
function readText(file: string, maxMegabytes: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const pieces: Buffer[] = [];
    const piece = Buffer.allocUnsafe(1e6);
    for (let size = 0; ; ) {
      const length = readSync(descriptor, piece);
      if (length === 0) return Buffer.concat(pieces).toString('utf8');
      size += length;
      if (size > maxMegabytes * 1e6) throw new Error(`It is larger than ${maxMegabytes} MB.`);
      pieces.push(Buffer.from(piece.subarray(0, length)));
    }
  } finally {
    closeSync(descriptor);
  }
}
