import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { engineModule } from '../settings/roots.ts';

/** A measured value and its limit. */
export interface Budget {
  readonly what: string;
  readonly value: number;
  readonly most: number;
  /** Warning threshold. */
  readonly ample?: number;
  /** How to reduce it. */
  readonly remedy: string;
}

/** Cloudflare's limit of files per deployment (Workers limits, "Static Assets"). */
export const mostFiles = { free: 20_000, paid: 100_000 } as const;

/** Gzip size of the function's bundle, without and with its data. */
export const bundleBudget = { ampleCode: 18_000, code: 20_000, whole: 50_000 } as const;

const LARGEST_FILE = 25 * 1_048_576;
const MOST_HEADER_RULES = 100;
const LONGEST_HEADER_LINE = 2000;
const MOST_REDIRECTS = 2000;
const MOST_STARRED_REDIRECTS = 100;
const LONGEST_REDIRECT = 1000;
// Cloudflare's limit on the free plan; the reference content needs a hundredth of it.
const LARGEST_UPLOAD = 3_000_000;

/** Measures a staged deployment against Cloudflare's limits. */
export function measureAssets(assets: string, plan: keyof typeof mostFiles): Budget[] {
  const files = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const headers = readFileSync(join(assets, '_headers'), 'utf8').split('\n');
  const redirects = readFileSync(join(assets, '_redirects'), 'utf8').split('\n').filter(Boolean);
  const starred = redirects.filter((line) => line.includes('* '));
  const shorten = 'Shorten it, or leave a document out.';
  return [
    {
      what: `files on the ${plan} plan`,
      // The two rule files are not uploaded as assets.
      value: files.length - 2,
      most: mostFiles[plan],
      remedy: 'Take the paid plan (--plan paid), or see "When it is outgrown" in docs/deploy.md.',
    },
    {
      what: 'bytes of the largest file',
      value: Math.max(...files.map((file) => statSync(file).size)),
      most: LARGEST_FILE,
      remedy: 'Make the largest file smaller.',
    },
    {
      what: 'header rules',
      value: headers.filter((line) => line.startsWith('/')).length,
      most: MOST_HEADER_RULES,
      remedy: 'Name folders by a pattern.',
    },
    {
      what: 'characters of the longest header',
      value: Math.max(...headers.map((line) => line.length)),
      most: LONGEST_HEADER_LINE,
      remedy: shorten,
    },
    {
      what: 'redirects',
      value: redirects.length - starred.length,
      most: MOST_REDIRECTS,
      remedy: 'Write a star for old addresses that begin alike, or remove those nobody asks for any more.',
    },
    {
      what: 'redirects with a star',
      value: starred.length,
      most: MOST_STARRED_REDIRECTS,
      remedy: 'Let one star mean more addresses.',
    },
    {
      what: 'characters of the longest redirect',
      value: Math.max(0, ...redirects.map((line) => line.length)),
      most: LONGEST_REDIRECT,
      remedy: 'End a long old address early, with a star.',
    },
  ];
}

/** Measures the bundle that Wrangler wrote, with and without its data. */
export async function measureBundle(bundle: string): Promise<Budget[]> {
  const whole = gzipSync(readFileSync(bundle), { level: 9 }).length;
  const code = await rolldown({ input: engineModule('functions/worker'), external: ['#edge-data'] });
  const { output } = await code.generate({ format: 'esm', minify: true });
  await code.close();
  return [
    {
      what: 'bytes of the function’s code, with gzip',
      value: gzipSync(output[0].code, { level: 9 }).length,
      most: bundleBudget.code,
      ample: bundleBudget.ampleCode,
      remedy: 'See which module has grown, and keep packages out of it.',
    },
    { what: 'bytes of the whole bundle, with gzip', value: whole, most: LARGEST_UPLOAD, remedy: 'Take the paid plan.' },
  ];
}

/** A budget on one line. */
export function printBudget({ what, value, most, ample = most, remedy }: Budget): string {
  const count = (number: number) => number.toLocaleString('en');
  const line = `${count(value).padStart(11)} of ${count(most).padStart(10)} ${what}`;
  if (value > most) return `${line}: too many. ${remedy}`;
  return value > ample ? `${line}: little room is left. ${remedy}` : line;
}
