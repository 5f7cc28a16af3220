import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNode } from '../engines/node.ts';
import { referenceFolders } from '../reference-build.ts';
import { gradeOf, scorePage } from './observatory.ts';

let node: Awaited<ReturnType<typeof startNode>>;
beforeAll(async () => {
  node = await startNode(referenceFolders);
});
afterAll(() => node.stop());

test.each(['/', '/services/spring/', '/service-areas/dundas/', '/docs/api/', '/check/?q=Dundas', '/nope'])(
  'A10 %s earns A+ by the rules of the HTTP Observatory',
  async (path) => {
    const { headers, text } = await node.send(path);
    const { score, findings } = scorePage({ headers, html: text });
    expect(findings.filter((finding) => finding.score < 0)).toEqual([]);
    expect([score, gradeOf(score)]).toEqual([120, 'A+']);
  },
);

test.each([
  ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 'B'],
  ['content-security-policy', undefined, 'B'],
  ['strict-transport-security', undefined, 'B'],
  ['strict-transport-security', 'max-age=600', 'A+'],
  ['access-control-allow-credentials', 'true', 'C'],
  ['set-cookie', 'a=b', 'B'],
] as const)('the rules see a page whose %s is %s', async (name, value, grade) => {
  const { headers, text } = await node.send('/');
  const { [name]: _, ...others } = headers as Record<string, string>;
  const { score } = scorePage({ headers: value === undefined ? others : { ...others, [name]: value }, html: text });
  expect(score).toBeLessThan(120);
  expect(gradeOf(score)).toBe(grade);
});
