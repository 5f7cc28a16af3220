import { expect } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import type { TestResponse } from '../support/servers/test-server.ts';
import type { Expectation } from './http/row.ts';

/** Expectations of every response, by the title of the test, which begins with the rule. */
export const everywhere: Readonly<Record<string, (path: string, response: TestResponse) => void>> = {
  'A2 what is below /api/ is compact JSON': (path, { headers, text }) => {
    if (!path.startsWith('/api/') || text === '') return;
    expect(headers['content-type'], path).toBe('application/json');
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  },
  'A3 any origin may read it': (path, { headers }) => {
    expect(headers['access-control-allow-origin'], path).toBe('*');
    expect(headers['access-control-allow-credentials'], path).toBeUndefined();
  },
  'A4 no redirect leaves the host': (path, { headers }) => {
    if (headers.location !== undefined) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
  },
  'A7 nobody is asked who they are': (path, { status, headers }) => {
    expect([401, 403], path).not.toContain(status);
    expect([headers['www-authenticate'], headers['set-cookie']], path).toEqual([undefined, undefined]);
  },
  'A9 nothing fails, and nothing about the machine is revealed': (path, { status, text }) => {
    expect(status, path).toBeLessThan(500);
    expect(text).not.toMatch(/\/(?:home|tmp|work|usr)\/|\.ts:\d+|\bat async\b/);
  },
  'A10 it has the security headers': (path, { headers }) => {
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(
      headers['content-type']?.startsWith('text/html')
        ? /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+')+; style-src(?: 'sha256-[\w+/=]+')+; /
        : // Hosts of files cannot tell a redirect from a page by its path; nothing that stands in it may work either.
          /^default-src 'none'; (?:frame-ancestors 'none'$|script-src 'self'; style-src 'none'; )/,
    );
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
    expect(headers['referrer-policy'], path).toMatch(
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
    );
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toMatch(/=\(\)/);
  },
};

/** The same for one response. */
export function checkEvery(path: string, response: TestResponse): void {
  for (const check of Object.values(everywhere)) check(path, response);
}

/** Whether a response is the expected one. */
export function checkExpectation(
  response: Pick<TestResponse, 'status' | 'headers' | 'text'>,
  expected: Expectation,
): void {
  expect(response.status).toBe(expected.status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const given = response.headers[name];
    if (value === null) expect(given, name).toBeUndefined();
    else if (typeof value === 'string') expect(given, name).toBe(value);
    else expect(given).toMatch(value);
  }
  if (expected.json !== undefined) expect(JSON.parse(response.text)).toMatchObject(expected.json);
  if (expected.body === '') expect(response.text).toBe('');
  else if (expected.body !== undefined) expect(response.text).toMatch(expected.body);
}

/** The headers for the use of the content (contract E6). */
export function signalHeaders({ policy }: Site): Readonly<Record<'content-signal' | 'content-usage', string>> {
  const { search, aiInput, aiTrain } = policy.contentSignals;
  return {
    'content-signal': `search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`,
    'content-usage': `train-ai=${aiTrain[0]}, search=${search[0]}`,
  };
}
