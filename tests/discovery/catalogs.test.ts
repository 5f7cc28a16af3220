import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { skillPath } from '../../src/discovery/agent-skill.ts';
import { shortName } from '../../src/mcp/prepare-mcp.ts';
import { allBusinesses } from '../support/businesses.ts';
import { serveBusiness } from '../support/servers/serve.ts';

describe.each(allBusinesses)('the $name', ({ site, origin, folders }) => {
  const { send, json } = serveBusiness(folders);

  // RFC 9264, section 4.2: a context has one anchor, and every relation is an array of target objects.
  const Target = z.strictObject({
    href: z.url(),
    type: z.string().optional(),
    title: z.string().optional(),
    hreflang: z.array(z.string()).optional(),
  });
  const Context = z.object({ anchor: z.url() }).catchall(z.array(Target).min(1));
  const Linkset = z.strictObject({ linkset: z.array(Context).min(1) });

  test('E2 E10 the API catalog is a linkset of both APIs, with the health endpoint as status', async () => {
    const { linkset } = Linkset.parse(await json('/.well-known/api-catalog'));
    const links = linkset.map(({ anchor, ...relations }) => [
      anchor.replace(origin, ''),
      ...Object.entries(relations).flatMap(([relation, targets]) =>
        [targets].flat().map((target) => `${relation} ${Object(target).href.replace(origin, '')}`),
      ),
    ]);
    expect(links.map(([anchor]) => anchor)).toEqual(['/.well-known/api-catalog', '/api/', '/api/mcp']);
    const [catalog, api, mcp] = links;
    const profile = 'profile https://www.rfc-editor.org/info/rfc9727';
    expect(catalog).toEqual(
      expect.arrayContaining([profile, 'item /api/', 'item /api/mcp', 'ard /.well-known/ard.json']),
    );
    expect(api).toEqual(
      expect.arrayContaining([
        ...['service-desc /openapi.json', 'service-doc /docs/api/', 'service-doc /llms.txt', 'status /api/health/'],
      ]),
    );
    expect(mcp).toEqual(
      expect.arrayContaining([
        ...['service-desc /api/mcp/server-card', 'service-doc /docs/api/', 'status /api/health/'],
      ]),
    );
  });

  const Question = z.string().min(8).max(200);
  const Entry = z
    .object({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:[a-z0-9-]+:[a-z0-9-]+$/),
      displayName: z.string().min(1),
      type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+(?:; [a-z]+="[^"]+")?$/),
      mediaType: z.string(),
      url: z.url().optional(),
      data: z.unknown().optional(),
      representativeQueries: z.array(Question).min(2).max(5),
    })
    .refine(({ url, data }) => (url === undefined) !== (data === undefined), 'one of url and data')
    .refine(({ type, mediaType }) => type === mediaType, 'one media type under both names');
  const AiCatalog = z.object({
    specVersion: z.literal('1.0'),
    host: z.object({ displayName: z.string().min(1), identifier: z.hostname(), documentationUrl: z.url() }),
    entries: z.array(Entry).min(1),
  });

  test('E5 the AI catalog lists the MCP server and the skill', async () => {
    const { entries, host } = AiCatalog.parse(await json('/.well-known/ai-catalog.json'));
    expect(host).toEqual({
      displayName: site.business.name,
      identifier: new URL(origin).hostname,
      documentationUrl: `${origin}/docs/api/`,
    });
    expect(entries.map(({ type, url }) => [type, url])).toEqual([
      ['application/mcp-server-card+json', `${origin}/api/mcp/server-card`],
      ['text/markdown; profile="urn:air:agent-skills"', `${origin}${skillPath(site)}`],
    ]);
  });

  // What ARD 0.91 requires, and what entries are found by.
  const ArdManifest = AiCatalog.extend({
    entries: z.array(
      z.strictObject({
        ...{ identifier: z.string(), displayName: z.string().min(1), description: z.string().min(1) },
        ...{ type: z.string().min(1), url: z.url(), representativeQueries: z.array(Question).min(2).max(5) },
      }),
    ),
  });

  test('E10 the ARD manifest and the older catalogue list the same resources', async () => {
    const ard = ArdManifest.parse(await json('/.well-known/ard.json'));
    const older = await json('/.well-known/ai-catalog.json');
    const { entries } = ard;
    for (const { description, identifier } of entries) {
      expect(description).toContain(site.business.name);
      expect(identifier.split(':')[2]).toBe(new URL(origin).hostname);
    }
    expect(older).toEqual({ ...ard, entries: entries.map((entry) => ({ ...entry, mediaType: entry.type })) });
  });

  const SkillName = z
    .string()
    .min(1)
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  const SkillIndex = z.strictObject({
    $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
    skills: z.tuple([
      z.strictObject({
        ...{ name: SkillName, type: z.literal('skill-md'), description: z.string().min(1).max(1024) },
        ...{ url: z.url(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) },
      }),
    ]),
  });

  test('E5 the skill index matches the front matter of the skill', async () => {
    const { skills } = SkillIndex.parse(await json('/.well-known/agent-skills/index.json'));
    for (const { url, name, description } of skills) {
      const { text } = await send(new URL(url).pathname);
      const [, matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
      const fields = Object.fromEntries(matter.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
      expect(fields.name).toBe(name);
      expect(JSON.parse(fields.description)).toBe(description);
      // A skill's folder has the skill's name.
      expect(new URL(url).pathname.split('/').at(-2)).toBe(name);
    }
  });

  test('E5 the skill has a valid name for any business name', () => {
    const nameOf = (name: string) => shortName({ ...site, business: { ...site.business, name } });
    for (const name of ["Élan & Sons' Doors", '3 Doors!', `${'Very '.repeat(20)}Long`, 'A - B', 'Portes — Québec']) {
      expect(SkillName.safeParse(nameOf(name)).success, name).toBe(true);
    }
  });

  test('A1 E5 the skill says what never to promise, and its facts are within the first 5,000 characters', async () => {
    const { text } = await send(skillPath(site));
    for (const rule of ['Never say that a visit has been arranged', 'Never promise an arrival', ' a quote.'])
      expect(text).toContain(rule);
    // What comes before the facts fits into the first page that small fetchers read.
    expect(text.slice(0, 5000)).toContain('\n## Facts\n');
  });
});
