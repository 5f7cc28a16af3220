import type { LogLine } from '../edge/log-line.ts';
import type { ReadLog } from './read-log.ts';

/** Calls of the function that Cloudflare's free plan includes each day (UTC). */
export const freeCallsPerDay = 100_000;
/** From this part of them on the report warns. */
const ALERT = 0.7;
const LONGEST_LIST = 15;

/** The report about a log: who asked what, what was found, and what is worth adding to the content. */
export function writeReport({ lines, skipped }: ReadLog): string {
  if (lines.length === 0) return `No log lines were found (${skipped} other lines).\n`;
  const sections = [
    writeSummary(lines, skipped),
    writeCounts('Programs', lines, ({ agent, surface }) => `${agent} (${surface})`),
    writeCounts('MCP clients', lines, ({ client }) => client),
    writeCounts('Tools and methods', lines, ({ surface, name }) => (surface === 'mcp' ? name : undefined)),
    writeCounts('Operations', lines, ({ surface, name }) => (surface === 'api' ? name : undefined)),
    writeCounts('Pages by the function', lines, ({ surface, path }) => (surface === 'page' ? path : undefined)),
    writeCounts('Services asked for', lines, ({ service }) => service),
    writeCounts('Places that are served', lines, ({ answer, place }) => (answer === 'covered' ? place : undefined)),
    writeCounts('Postal areas', lines, ({ postalArea, answer }) => postalArea && `${postalArea} (${answer})`),
    writeCounts('Near misses: add them as alternateNames if people mean a served place', lines, ({ answer, place }) =>
      answer === 'unclear' ? place : undefined,
    ),
    writeCounts('Places asked in vain: consider serving them', lines, ({ answer, place }) =>
      answer === 'not covered' ? place : undefined,
    ),
    writeCounts('Services asked in vain', lines, ({ problem, service }) =>
      problem === 'service-not-found' ? service : undefined,
    ),
    writeCounts('Errors', lines, ({ problem, status }) => problem ?? (status >= 500 ? `status ${status}` : undefined)),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function writeSummary(lines: readonly LogLine[], skipped: number): string {
  const days = countBy(lines, ({ time }) => time.slice(0, 10));
  const [busiest = '', most = 0] = days[0] ?? [];
  const times = lines.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2);
  const share = Math.round((most / freeCallsPerDay) * 100);
  return [
    `${count(lines.length, 'request')} answered by the function on ${count(days.length, 'day')}, ${skipped} other lines left out.`,
    `Busiest day: ${busiest} with ${number(most)}, ${share} % of the ${number(freeCallsPerDay)} that are free each day.`,
    ...(most >= ALERT * freeCallsPerDay ? ['ALERT: see "When it is outgrown" in docs/deploy.md.'] : []),
    `Time in the function: median ${quantile(0.5)} ms, 99 of 100 within ${quantile(0.99)} ms.`,
  ].join('\n');
}

function writeCounts(title: string, lines: readonly LogLine[], key: (line: LogLine) => string | undefined): string {
  const counts = countBy(lines, key);
  if (counts.length === 0) return '';
  const shown = counts.slice(0, LONGEST_LIST).map(([name, times]) => `${number(times).padStart(9)}  ${name}`);
  const rest = counts.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`${''.padStart(9)}  and ${rest} more`] : [])].join('\n');
}

/** How often each key occurs, most frequent first. */
function countBy(lines: readonly LogLine[], key: (line: LogLine) => string | undefined): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = key(line);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1));
}

function count(times: number, what: string): string {
  return `${number(times)} ${what}${times === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-CA');
}
