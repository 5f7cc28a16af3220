import { RedirectsFile } from '../schemas/redirects.ts';
import type { FindAnswer, FoundAnswer } from './find-answers.ts';
import type { TargetFinder } from './propose-target.ts';
import type { OldAddress } from './read-addresses.ts';

/** An old address and what becomes of it. */
export interface Move {
  readonly address: OldAddress;
  readonly found: FoundAnswer | undefined;
  /** The page it might lead to, where nothing answers it. */
  readonly proposed: string | undefined;
}

/** Finds out what this site answers at each address of an older one, and where those might lead that it does not. */
export async function findMoves(
  addresses: readonly OldAddress[],
  findAnswer: FindAnswer,
  targets: TargetFinder,
): Promise<Move[]> {
  const moves: Move[] = [];
  for (const address of addresses) {
    const found = await findAnswer(address.path);
    moves.push({ address, found, proposed: found === undefined ? targets.propose(address.path) : undefined });
  }
  return moves;
}

/** A line for `redirects.yaml`; where no page was found, or the rules of hosts cannot name the address, a comment that says so. */
export function writeLine({ path }: Pick<OldAddress, 'path'>, target: string | undefined): string {
  const from = readable(path);
  const problem = RedirectsFile.safeParse([{ from, to: target ?? '/' }]).error?.issues[0]?.message;
  if (problem !== undefined) return `# ${from} ${problem}.`;
  return target === undefined ? `# - { from: ${quote(from)}, to: }` : `- { from: ${quote(from)}, to: ${target} }`;
}

/** The report: what is answered and by what, then a line for each address that is not. */
export function writeMoves(moves: readonly Move[]): string {
  const pages = moves.filter(({ found }) => found?.isRedirected === false);
  const moved = moves.filter(({ found }) => found?.isRedirected === true);
  const left = moves.filter(({ found }) => found === undefined);
  const widest = Math.max(0, ...[...pages, ...moved].map(({ address }) => readable(address.path).length));
  const show = ({ address, found }: Move) => {
    const goal = found?.isRedirected === true ? `leads to ${found.path}` : 'is there';
    return `  ${readable(address.path).padEnd(widest)}  ${goal}${address.hasQuery ? ', whatever follows its question mark' : ''}`;
  };
  const blocks = [
    `${count(moves.length, 'old address', 'old addresses')}: ${pages.length} there as before, ${moved.length} lead on, ${left.length} without an answer.`,
    [...pages, ...moved].map(show).join('\n'),
    left.length === 0
      ? ''
      : [
          'Lines for content/redirects.yaml. Each page was found by the words of the address: look at it first.',
          ...left.map(({ address, proposed }) => writeLine(address, proposed)),
        ].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** A path as people read it, where that is safe to print. */
function readable(path: string): string {
  try {
    const decoded = decodeURI(path);
    return /[\p{Cc}\p{Cf}\s]/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** A text as YAML, in quotation marks where a bare one would mean something else within braces. */
function quote(text: string): string {
  return /^\/[\p{L}\p{N}./_~()!@+=-]*$/u.test(text) ? text : JSON.stringify(text);
}
