import type { FindAnswer } from 'open-local-business/answers';
import { RedirectsFile } from 'open-local-business/schemas';
import type { TargetFinder } from './propose-target.ts';
import type { OldAddress } from './read-addresses.ts';

/** An old URL and its destination. */
interface Move {
  readonly address: OldAddress;
  readonly found: Awaited<ReturnType<FindAnswer>>;
  /** Proposed target, if nothing answers the path. */
  readonly proposed: string | undefined;
}

/** Finds what this site answers at each old URL, and proposes a target for each that is missing. */
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

/** Formats a line for `redirects.yaml`; a comment if no target was found, or if host rules cannot express the path. */
export function formatRedirectLine({ path }: Pick<OldAddress, 'path'>, target: string | undefined): string {
  const from = readable(path);
  const problem = RedirectsFile.safeParse([{ from, to: target ?? '/' }]).error?.issues[0]?.message;
  if (problem !== undefined) return `# ${from} ${problem}.`;
  return target === undefined ? `# - { from: ${quote(from)}, to: }` : `- { from: ${quote(from)}, to: ${target} }`;
}

/** Lists the lines for `redirects.yaml`, of the old URLs for which a target was found. */
export function listFound(moves: readonly Move[]): string[] {
  return moves
    .filter(({ found }) => found === undefined)
    .map(({ address, proposed }) => formatRedirectLine(address, proposed))
    .filter((line) => line.startsWith('- '));
}

/** Formats the report: URLs that work and why, then lines for those that do not. */
export function formatMoves(moves: readonly Move[]): string {
  const pages = moves.filter(({ found }) => found?.isRedirected === false);
  const moved = moves.filter(({ found }) => found?.isRedirected === true);
  const missing = moves.filter(({ found }) => found === undefined);
  const widest = [...pages, ...moved].reduce((most, { address }) => Math.max(most, readable(address.path).length), 0);
  const show = ({ address, found }: Move) => {
    const outcome = found?.isRedirected === true ? `redirects to ${found.path}` : 'works';
    return `  ${readable(address.path).padEnd(widest)}  ${outcome}${address.hasQuery ? ', with any query' : ''}`;
  };
  const blocks = [
    `${count(moves.length, 'old address', 'old addresses')}: ${pages.length} unchanged, ${moved.length} redirected, ${missing.length} missing.`,
    [...pages, ...moved].map(show).join('\n'),
    missing.length === 0
      ? ''
      : [
          'Lines for content/redirects.yaml. Each target was guessed from the words of the address, so check it.',
          ...missing.map(({ address, proposed }) => formatRedirectLine(address, proposed)),
        ].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** Returns a decoded path that is safe to print. */
function readable(path: string): string {
  try {
    const decoded = decodeURI(path);
    return /[\p{Cc}\p{Cf}\s]/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** Returns a YAML scalar, quoted if it would mean something else in a flow mapping. */
function quote(text: string): string {
  return /^\/[\p{L}\p{N}./_~()!@+=-]*$/u.test(text) ? text : JSON.stringify(text);
}
