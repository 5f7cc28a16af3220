import type { LogLine } from 'open-local-business/answers';
import { showControls } from 'open-local-business/commands';
import { formatRedirectLine } from '../moving/moves.ts';
import type { LogReader } from './read-log.ts';

/** Function invocations per day (UTC) in Cloudflare's free plan. */
export const freeCallsPerDay = 100_000;
/** Share of them from which the report warns. */
const ALERT = 0.7;
const MAX_LISTED = 15;
/** Maximum number of distinct names per category; a flood of further names counts as one. */
const MAX_NAMES = 10_000;
/** Maximum number of days that are counted one by one: ten years. */
const MAX_DAYS = 3_660;
const FLOOD = '(further names)';
const MAX_NAME_LENGTH = 100;
/** Number of misses at which a redirect is proposed for a URL. */
const MIN_MISSES = 2;

type Key = (line: LogLine) => string | undefined;

const MISSING_PAGES = 'Missing pages';

/** Titles of the counted categories. */
const titles: Readonly<Record<string, Key>> = {
  Programs: ({ agent, surface }) => `${agent} (${surface})`,
  'MCP clients': ({ client }) => client,
  'Tools and methods': ({ surface, name }) => (surface === 'mcp' ? name : undefined),
  Operations: ({ surface, name }) => (surface === 'api' ? name : undefined),
  'Pages by the function': ({ surface, path, status }) => (surface === 'page' && status !== 404 ? path : undefined),
  [MISSING_PAGES]: ({ path, status }) => (status === 404 ? path : undefined),
  'Requested services': ({ service }) => service,
  'Requested places that are served': ({ answer, place }) => (answer === 'covered' ? place : undefined),
  'Postal areas': ({ postalArea, answer }) => postalArea && `${postalArea} (${answer})`,
  'Requested places that are known but not served': ({ answer, place }) =>
    answer === 'not covered' ? place : undefined,
  'Other place names, which the log does not keep': ({ answer, place, postalArea }) =>
    place === undefined && postalArea === undefined ? answer : undefined,
  Errors: ({ problem, status }) => problem ?? (status >= 500 ? `status ${status}` : undefined),
};

/** Aggregated counts from a log: requests and results. Its memory does not grow with the log. */
export class Tally implements LogReader {
  lines = 0;
  others = 0;
  readonly days = new Map<string, number>();
  /** Requests of days beyond the maximum. */
  onOtherDays = 0;
  /** Histogram of response times, rounded to two digits. */
  readonly times = new Map<number, number>();
  readonly counts = new Map(Object.keys(titles).map((title) => [title, new Map<string, number>()]));

  onOther(): void {
    this.others++;
  }

  onLine(line: LogLine): void {
    this.lines++;
    const day = showControls(line.time.slice(0, 10));
    if (this.days.has(day) || this.days.size < MAX_DAYS) add(this.days, day);
    else this.onOtherDays++;
    add(this.times, Number(line.ms.toPrecision(2)));
    for (const [title, key] of Object.entries(titles)) {
      const name = key(line);
      const counts = this.counts.get(title);
      if (name && counts !== undefined) add(counts, showControls(name.slice(0, MAX_NAME_LENGTH)), FLOOD);
    }
  }
}

/**
 * Formats the report about a log: clients, requests, results, and `redirects.yaml` lines for former addresses that are
 * requested repeatedly. `propose` returns a likely target for a URL.
 */
export function formatTrafficReport(
  tally: Tally,
  propose: (path: string) => string | undefined = () => undefined,
): string {
  if (tally.lines === 0) return `No log lines were found (${number(tally.others)} other lines).\n`;
  const sections = [...tally.counts].map(([title, counts]) => formatCounts(title, counts));
  sections.push(proposeLines(tally.counts.get(MISSING_PAGES) ?? new Map(), propose));
  return `${[formatSummary(tally), ...sections].filter((section) => section !== '').join('\n\n')}\n`;
}

function proposeLines(counts: ReadonlyMap<string, number>, propose: (path: string) => string | undefined): string {
  const lines = sortCounts(counts)
    // Of an unknown path, the log has only the first folder: "/services/*".
    .filter(([path, times]) => times >= MIN_MISSES && path.length < MAX_NAME_LENGTH && !path.endsWith('*'))
    .flatMap(([path]) => {
      const target = propose(path);
      return target === undefined ? [] : [formatRedirectLine({ path }, target)];
    })
    .slice(0, MAX_LISTED);
  return lines.length === 0 ? '' : ['Lines for content/redirects.yaml. Check each target.', ...lines].join('\n');
}

function formatSummary({ lines, others, days, onOtherDays, times }: Tally): string {
  const [busiest = '', most = 0] = sortCounts(days)[0] ?? [];
  const share = Math.round((most / freeCallsPerDay) * 100);
  return [
    `${count(lines, 'request')} answered by the function on ${count(days.size, 'day')}, ${number(others)} other lines left out.`,
    `Busiest day: ${busiest} with ${number(most)}, ${share} % of the ${number(freeCallsPerDay)} that are free each day.`,
    ...(onOtherDays > 0
      ? [
          `Only ${number(MAX_DAYS)} days are counted one by one: ${count(onOtherDays, 'request')} of other days left out there.`,
        ]
      : []),
    ...(most >= ALERT * freeCallsPerDay ? ['ALERT: see "When you outgrow the free plan" in docs/deploy.md.'] : []),
    `Time in the function: median ${quantile(times, lines, 0.5)} ms, 99 of 100 within ${quantile(times, lines, 0.99)} ms.`,
  ].join('\n');
}

/** Returns a response time quantile. */
function quantile(times: ReadonlyMap<number, number>, total: number, part: number): string {
  let left = Math.floor((total - 1) * part);
  for (const [time, occurrences] of [...times].sort(([a], [b]) => a - b)) {
    if (left < occurrences) return time.toFixed(2);
    left -= occurrences;
  }
  return '0.00';
}

function formatCounts(title: string, counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return '';
  const shown = sortCounts(counts)
    .slice(0, MAX_LISTED)
    .map(([name, occurrences]) => `${number(occurrences).padStart(9)}  ${name}`);
  const rest = counts.size - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`${''.padStart(9)}  and ${rest} more`] : [])].join('\n');
}

/** Counts by name, in descending order. */
function sortCounts(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1));
}

function add<Key>(counts: Map<Key, number>, key: Key, flood: Key = key): void {
  const name = counts.has(key) || counts.size < MAX_NAMES ? key : flood;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function count(times: number, what: string): string {
  return `${number(times)} ${what}${times === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
