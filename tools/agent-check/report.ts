import { groups, type Outcome } from './check.ts';
import { checks } from './checks.ts';
import type { Result } from './run-checks.ts';

/** Numbers of a run. */
export interface Summary {
  readonly passed: number;
  readonly expectedFails: number;
  readonly failed: number;
  readonly notApplicable: number;
  /** What isitagentready.com counts: passed of passed and failed, expected fails included. Null if not all was checked. */
  readonly score: { readonly passed: number; readonly counted: number; readonly percent: number } | null;
}

const marks: Readonly<Record<Outcome['status'], string>> = {
  pass: 'pass',
  'expected-fail': 'expected fail',
  fail: 'FAIL',
  'not-applicable': 'not applicable',
};
const WIDTH = 'not applicable'.length;

/** Counts results. */
export function summarize(results: readonly Result[]): Summary {
  const count = (status: Outcome['status'], among = results) =>
    among.filter(({ outcome }) => outcome.status === status).length;
  const scored = results.filter(({ check }) => check.isScored === true);
  const passed = count('pass', scored);
  const counted = scored.length - count('not-applicable', scored);
  return {
    passed: count('pass'),
    expectedFails: count('expected-fail'),
    failed: count('fail'),
    notApplicable: count('not-applicable'),
    score: results.length < checks.length ? null : { passed, counted, percent: Math.round((100 * passed) / counted) },
  };
}

/** The report for people: every check by group, then the summary. What a site says cannot steer the terminal. */
export function writeReport(results: readonly Result[], site: string): string {
  const sections = groups.flatMap((group) => {
    const members = results.filter(({ check }) => check.group === group);
    return members.length === 0 ? [] : [[group, ...members.map(writeResult)].join('\n')];
  });
  return `${[`Checked ${site}`, ...sections, writeSummary(summarize(results))].join('\n\n')}\n`;
}

/** The last line of the report. */
export function writeSummary({ passed, expectedFails, failed, notApplicable, score }: Summary): string {
  const counts = `${passed} passed, ${failed} failed, ${expectedFails} expected to fail, ${notApplicable} not applicable.`;
  if (score === null) return counts;
  return `${counts} Score as isitagentready.com counts: ${score.percent} (${score.passed} of ${score.counted}).`;
}

/** The report for programs. */
export function writeJson(results: readonly Result[], site: string): string {
  const checks = results.map(({ check: { id, title, group, source, isScored = false }, outcome }) => ({
    id,
    title,
    group,
    source,
    isScored,
    ...outcome,
  }));
  return `${JSON.stringify({ site, summary: summarize(results), checks }, null, 2)}\n`;
}

function writeResult({ check, outcome }: Result): string {
  const line = `  ${marks[outcome.status].padEnd(WIDTH)}  ${check.id}: ${check.title}`;
  const indent = `  ${' '.repeat(WIDTH)}  `;
  const message = showControls(cut(outcome.message));
  if (outcome.status === 'pass') return `${line} (${message})`;
  const lines = [line, `${indent}${message}`];
  if (outcome.status === 'fail')
    lines.push(`${indent}To do: ${outcome.remedy}`, `${indent}Asked for by ${check.source}`);
  return lines.join('\n');
}

const LONGEST_MESSAGE = 1000;

function cut(text: string): string {
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}

/** Control characters, escape sequences and marks that turn the direction of text, each as its number. */
function showControls(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
