import { Parser } from 'htmlparser2';

/** Where the request for the page has to come from, by its `Origin` header. */
export const foreignOrigin = 'https://observatory.example';

/** What the rules look at: the headers of a page, and the scripts it loads. */
export interface Scanned {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

interface Finding {
  readonly test: string;
  readonly modifier: number;
}

/**
 * Scores a page that comes by HTTPS as the HTTP Observatory would: 100 points,
 * less what is missing; what is better than needed counts from 90 points on.
 *
 * Written after algorithm 6 of github.com/mdn/mdn-http-observatory (commit
 * 94042bb, August 2026; `src/analyzer/tests`, `src/grader/charts.js`), which
 * also scores the opener and embedder policies; version 1.6.3 did not yet.
 * Left out is what needs a public host: the redirection to HTTPS, the
 * certificate, the preload list. Stricter than there: any script with a host in
 * its address counts as foreign.
 */
export function scorePage({ headers, html }: Scanned): {
  readonly score: number;
  readonly findings: readonly Finding[];
} {
  const policy = readPolicy(headers['content-security-policy']);
  const transport = scoreTransport(headers['strict-transport-security']);
  const findings = [
    { test: 'content-security-policy', modifier: scorePolicy(policy) },
    { test: 'cookies', modifier: scoreCookies(headers['set-cookie'], transport === 0) },
    { test: 'cross-origin-embedder-policy', modifier: scoreToken(headers['cross-origin-embedder-policy'], embedder) },
    { test: 'cross-origin-opener-policy', modifier: scoreToken(headers['cross-origin-opener-policy'], opener) },
    { test: 'cross-origin-resource-policy', modifier: scoreResource(headers['cross-origin-resource-policy']) },
    { test: 'cross-origin-resource-sharing', modifier: scoreSharing(headers) },
    { test: 'referrer-policy', modifier: scoreReferrer(headers['referrer-policy']) },
    { test: 'strict-transport-security', modifier: transport },
    { test: 'subresource-integrity', modifier: scoreScripts(html) },
    { test: 'x-content-type-options', modifier: isWord(headers['x-content-type-options'], 'nosniff') ? 0 : -5 },
    { test: 'x-frame-options', modifier: scoreFraming(headers['x-frame-options'], policy) },
  ];
  const sum = (sign: number) =>
    findings.reduce((total, { modifier }) => total + (Math.sign(modifier) === sign ? modifier : 0), 0);
  const base = 100 + sum(-1);
  return { score: Math.max(0, base >= 90 ? base + sum(1) : base), findings };
}

/** The grade of a score. */
export function gradeOf(score: number): string {
  return grades.find(([least]) => score >= least)?.[1] ?? 'F';
}

const grades: readonly (readonly [least: number, grade: string])[] = [
  ...([
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
  ] as const),
  ...([
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ] as const),
];
const embedder = ['require-corp', 'credentialless'];
const opener = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];
const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const indiscreet = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives of a policy; undefined where there is none, and "invalid" where one is there twice. */
function readPolicy(header: string | undefined): Policy | 'invalid' | undefined {
  if (header === undefined) return undefined;
  if (header.includes(',')) throw new Error('Several policies in one header are not scored here.');
  const directives = new Map<string, string[]>();
  for (const directive of header.toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return 'invalid';
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return header.trim().length < 6 ? 'invalid' : directives;
}

function scorePolicy(policy: Policy | 'invalid' | undefined): number {
  if (policy === undefined || policy === 'invalid') return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutOverruled(sourcesOf('script-src'));
  if (scripts === 'invalid') return -25;
  const styles = withoutHashedInline(sourcesOf('style-src'));
  const overHttp = (sources: readonly string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...policy].filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name));
  const hasAny = (sources: readonly string[], unwanted: readonly string[]) =>
    sources.some((source) => unwanted.includes(source));

  if (hasAny(scripts, [...broad, ...inline]) || hasAny(sourcesOf('object-src'), broad)) return -20;
  if (overHttp([...scripts, ...active.flatMap(([, sources]) => sources)])) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (['img-src', 'media-src'].some((name) => overHttp(policy.get(name) ?? policy.get('default-src') ?? [])))
    return -10;
  if (hasAny(styles, [...broad, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const isHashed = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));

/** Browsers leave 'unsafe-inline' aside where there is a digest. */
function withoutHashedInline(sources: readonly string[]): readonly string[] {
  return isHashed(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/** Scripts that others vouch for: 'strict-dynamic' overrules every list of hosts, and needs a digest. */
function withoutOverruled(scripts: readonly string[]): readonly string[] | 'invalid' {
  const sources = withoutHashedInline(scripts);
  if (!sources.includes("'strict-dynamic'")) return sources;
  if (!isHashed(sources)) return 'invalid';
  return sources.filter((source) => source !== "'self'" && !broad.some((start) => source.startsWith(start)));
}

function scoreCookies(header: string | undefined, isAlwaysSecure: boolean): number {
  if (header === undefined) return 0;
  const [pair = '', ...rest] = header.toLowerCase().split(';');
  const name = pair.split('=')[0] ?? '';
  const attributes = new Map(
    rest.map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim(), value.trim()] as const;
    }),
  );
  const sameSite = attributes.get('samesite');
  const isSession = /login|sess/.test(name);
  const isSecure = attributes.has('secure');
  const faults: readonly (readonly [isThere: boolean, modifier: number])[] = [
    [!isSecure, isAlwaysSecure ? -5 : -20],
    [isSession && !isSecure, isAlwaysSecure ? -10 : -40],
    [isSession && !attributes.has('httponly'), -30],
    [sameSite !== undefined && !['lax', 'strict', ...(isSecure ? ['none'] : [])].includes(sameSite), -20],
    [name.includes('csrf') && sameSite === undefined, -20],
  ];
  const found = faults.flatMap(([isThere, modifier]) => (isThere ? [modifier] : []));
  return found.length === 0 && sameSite !== undefined ? 5 : Math.min(0, ...found);
}

/** An isolating policy is better than needed, an unknown word is worse than no header. */
function scoreToken(header: string | undefined, isolating: readonly string[]): number {
  const token = header?.split(';')[0]?.trim();
  if (token === undefined || token === 'unsafe-none') return 0;
  return isolating.includes(token) ? 10 : -5;
}

function scoreResource(header: string | undefined): number {
  if (header === undefined || isWord(header, 'cross-origin')) return 0;
  return isWord(header, 'same-origin') || isWord(header, 'same-site') ? 10 : -5;
}

/** Bad is only to name whatever origin asks, and to let it send credentials. */
function scoreSharing(headers: Scanned['headers']): number {
  const namesAnyone = headers['access-control-allow-origin'] === foreignOrigin;
  return namesAnyone && isWord(headers['access-control-allow-credentials'], 'true') ? -50 : 0;
}

function scoreReferrer(header: string | undefined): number {
  if (header === undefined) return 0;
  const words = header.split(',').map((word) => word.trim().toLowerCase());
  const last = words.findLast((word) => [...discreet, ...indiscreet].includes(word)) ?? '';
  return discreet.includes(last) ? 5 : -5;
}

function scoreTransport(header: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (seconds === undefined || header?.includes(',')) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

function scoreScripts(html: string): number {
  const scores: number[] = [0];
  const parser = new Parser({
    onopentag: (name, { src, integrity }) => {
      if (name === 'script' && src !== undefined) scores.push(scoreScript(src, integrity !== undefined));
    },
  });
  parser.end(html);
  const worst = Math.min(...scores);
  return worst < 0 ? worst : Math.max(...scores);
}

function scoreScript(address: string, hasDigest: boolean): number {
  if (/^(?:http:)?\/\//.test(address)) return hasDigest ? -20 : -50;
  if (hasDigest) return 5;
  return /^https:/.test(address) ? -5 : 0;
}

function scoreFraming(header: string | undefined, policy: ReturnType<typeof readPolicy>): number {
  if (policy !== undefined && policy !== 'invalid' && policy.has('frame-ancestors')) return 5;
  if (isWord(header, 'deny') || isWord(header, 'sameorigin')) return 5;
  return /^allow-from/i.test(header ?? '') ? 0 : -20;
}

function isWord(header: string | undefined, word: string): boolean {
  return header?.trim().toLowerCase() === word;
}
