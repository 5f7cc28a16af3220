import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { changelogFeedPath } from '../../src/discovery/feeds.ts';
import { apiVersion, changelog } from '../../src/site-pages/changelog.ts';
import { textOf } from '../../src/text/text.ts';
import { allBusinesses } from '../support/businesses.ts';

const { getElementsByTagName: byTag, textContent } = DomUtils;

describe.each(allBusinesses)('the $name', ({ folders, origin, site }) => {
  const read = (path: string) => readFileSync(join(folders.published, path), 'utf8');

  test('G1 the changelog starts with the published version, and its feed has every version', () => {
    expect(changelog[0].version).toBe(apiVersion);
    expect(JSON.parse(read('openapi.json')).info.version).toBe(apiVersion);
    const page = read('docs/api/index.html');
    for (const rfc of ['RFC 9745', 'RFC 8594']) expect(page).toContain(rfc);
    const feed = parseDocument(read(changelogFeedPath), { xmlMode: true });
    const entries = byTag('entry', feed);
    const [updated, ...dates] = byTag('updated', feed).map((one) => textContent(one));
    expect([updated, dates[0]]).toEqual([dates[0], `${changelog[0].date}T00:00:00Z`]);
    expect(entries).toHaveLength(changelog.length);
    for (const [index, release] of changelog.entries()) {
      const { anchor } = release;
      expect(page).toContain(` id="${anchor}"`);
      expect(textContent(byTag('id', entries[index] ?? []))).toBe(`${origin}/docs/api/#${anchor}`);
      for (const change of textOf(site.country.locale).pages.changelog.changes[release.version]) {
        expect(textContent(byTag('content', entries[index] ?? []))).toContain(change);
        expect(textContent(parseDocument(page))).toContain(change);
      }
    }
  });
});
