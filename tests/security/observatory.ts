/** What the rules look at: the headers of a page, and the scripts it loads. */
export interface Scanned {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

interface Finding {
  readonly test: string;
  readonly score: number;
}

/**
 * Scores a page by the published rules of the HTTP Observatory
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100 points,
 * less what is missing; what is better than needed counts from 90 points on.
 * Rules about certificates and preload lists need a real host and are left out.
 */
export function scorePage(page: Scanned): { readonly score: number; readonly findings: readonly Finding[] } {
  const findings = [
    { test: 'content-security-policy', score: scorePolicy(page.headers['content-security-policy']) },
    { test: 'cookies', score: page.headers['set-cookie'] === undefined ? 0 : -20 },
    { test: 'cross-origin-resource-sharing', score: scoreSharing(page.headers) },
    { test: 'referrer-policy', score: scoreReferrer(page.headers['referrer-policy']) },
    { test: 'strict-transport-security', score: scoreTransport(page.headers['strict-transport-security']) },
    { test: 'subresource-integrity', score: /<script[^>]+src="(?:https?:)?\/\//.test(page.html) ? -5 : 0 },
    { test: 'x-content-type-options', score: page.headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { test: 'x-frame-options', score: scoreFraming(page.headers) },
  ];
  const sum = (sign: number) =>
    findings.filter(({ score }) => Math.sign(score) === sign).reduce((total, { score }) => total + score, 0);
  const base = 100 + sum(-1);
  return { score: base >= 90 ? base + sum(1) : base, findings };
}

/** The grade of a score. */
export function gradeOf(score: number): string {
  if (score >= 100) return 'A+';
  return score >= 90 ? 'A' : score >= 70 ? 'B' : score >= 50 ? 'C' : score >= 30 ? 'D' : 'F';
}

function scorePolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = [...sourcesOf('script-src'), ...sourcesOf('object-src')];
  if (scripts.some((source) => ["'unsafe-inline'", 'data:', '*', 'http:', 'https:'].includes(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (/\bhttp:/.test(policy)) return -20;
  if (sourcesOf('style-src').includes("'unsafe-inline'")) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** A page that any origin may read is fine as long as it is the same for everybody. */
function scoreSharing(headers: Scanned['headers']): number {
  return headers['access-control-allow-credentials'] === undefined ? 0 : -50;
}

function scoreReferrer(policy: string | undefined): number {
  if (policy === undefined) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5;
}

function scoreTransport(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function scoreFraming(headers: Scanned['headers']): number {
  if (/frame-ancestors '(?:none|self)'/.test(headers['content-security-policy'] ?? '')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}
