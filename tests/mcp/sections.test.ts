import { describe, expect, test } from 'vitest';
import type { PageSection } from '../../src/schemas/pages/section.ts';
import { allBusinesses } from '../support/businesses.ts';
import { serveBusiness } from '../support/servers/serve.ts';
import { callTool } from './messages.ts';

describe.each(allBusinesses)('the $name', ({ site, folders }) => {
  const server = serveBusiness(folders);
  const call = async (name: string, parameters?: object) =>
    JSON.parse((await callTool(server, name, parameters)).text).result.structuredContent;

  test('D8 a service, prices and the business have the sections of their pages, without repeating their records', async () => {
    const records = await Promise.all([
      ...site.services.map(({ id }) => call('get_services', { id })),
      ...[call('get_pricing'), call('get_business_info')],
    ]);
    for (const { sections, ...record } of records as { readonly sections: readonly PageSection[] }[]) {
      expect(Buffer.byteLength(JSON.stringify(sections))).toBeLessThanOrEqual(24_000);
      const paragraphs = sections.flatMap(({ text }) => text.split('\n\n')).filter((text) => text.length > 60);
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
      const known = JSON.stringify(record).replaceAll('\\"', '"');
      expect(paragraphs.filter((text) => known.includes(text))).toEqual([]);
    }
    expect(records.flatMap(({ sections }) => sections).length).toBeGreaterThan(site.services.length);
  });

  test('D8 the answer about the business stays short, and names the pages it leaves out', async () => {
    const info = await call('get_business_info');
    expect(Buffer.byteLength(JSON.stringify(info))).toBeLessThanOrEqual(12_288);
    const { sections } = info as { readonly sections: readonly PageSection[] };
    for (const { title } of Object.values(site.pages).filter(({ slug }) => ['terms', 'privacy'].includes(slug)))
      expect(sections.some((section) => section.title === title) || info.leftOut?.includes('/index.md')).toBe(true);
  });
});
