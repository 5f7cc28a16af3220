import { expect } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import type { EngineResponse } from '../engines/engine.ts';
import type { Expectation } from './http.table.ts';

/** What holds for every response whatever it answers (contract A2, A3, A7, A9, A10). */
export function checkEvery(path: string, { status, headers, text }: EngineResponse): void {
  expect(status).toBeLessThan(500);
  expect([401, 403]).not.toContain(status);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['www-authenticate']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'[^;]*; /);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
  for (const header of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(headers[header]).toBeTruthy();
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  if (path.startsWith('/api/') && text !== '') {
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  }
  expect(text).not.toMatch(/\/(?:home|tmp|work|usr)\/|\.ts:\d+|\bat async\b/);
}

/** Whether a response is the expected one. */
export function checkExpectation(response: EngineResponse, expected: Expectation): void {
  expect(response.status).toBe(expected.status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const given = response.headers[name];
    if (value === null) expect([name, given]).toEqual([name, undefined]);
    else if (typeof value === 'string') expect([name, given]).toEqual([name, value]);
    else expect(given).toMatch(value);
  }
  if (expected.json !== undefined) expect(JSON.parse(response.text)).toMatchObject(expected.json);
  if (expected.body === '') expect(response.text).toBe('');
  else if (expected.body !== undefined) expect(response.text).toMatch(expected.body);
}

/** The headers that say what may be done with the content (contract E6). */
export function signalHeaders({ policy }: Site): Readonly<Record<'content-signal' | 'content-usage', string>> {
  const { search, aiInput, aiTrain } = policy.contentSignals;
  return {
    'content-signal': `search=${search}, ai-input=${aiInput}, ai-train=${aiTrain}`,
    'content-usage': `train-ai=${aiTrain[0]}, search=${search[0]}`,
  };
}
