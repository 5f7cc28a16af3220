import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '../content-copy.ts';
import { type DevSite, startDev } from './dev-site.ts';

const copy = copyContent();
let site: DevSite;
beforeAll(async () => {
  copy.edit('policy.yaml', /$/, 'allow: { forms: ["https://forms.example.com"] }\n');
  site = await startDev(copy.directory);
});
afterAll(async () => {
  await site.stop();
  copy.dispose();
});

test('pages in development refuse what the published ones refuse, and send forms where content allows it', async () => {
  for (const path of ['/', '/contact/', '/api/health/', '/nope/']) {
    const { headers } = await fetch(`${site.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("form-action 'self' https://forms.example.com");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).not.toContain('frame-src');
  }
});
