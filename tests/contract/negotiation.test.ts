import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { placePath, servicePath } from '../../src/business/site.ts';
import { formatDistance } from '../../src/format/amounts.ts';
import { choosePageFormat } from '../../src/function/request.ts';
import { getMarkdownPath } from '../../src/site-pages/paths.ts';
import { readPages } from '../support/published.ts';
import { oneOfEach, sampleOf } from '../support/sample-of.ts';
import { nowhere } from '../support/samples.ts';
import { serve } from '../support/servers/serve.ts';
import { servedBusinesses } from '../support/servers/served-businesses.ts';
import type { TestResponse } from '../support/servers/test-server.ts';
import { signalHeaders } from './expectations.ts';

/** An Accept header, and the form of a page that it gets; neither is 406 (contract F1; RFC 9110, section 12.5.1). */
interface NegotiationRow {
  readonly name: string;
  /** The Accept header; undefined for none. */
  readonly accept: string | undefined;
  readonly form: 'html' | 'markdown' | 'neither';
  /** The form of an answered form if it differs, because a script may ask for JSON (contract F5). */
  readonly filled?: 'JSON';
}

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

const negotiationRows: readonly NegotiationRow[] = [
  { name: 'no header', accept: undefined, form: 'html' },
  { name: 'an empty header', accept: '', form: 'html' },
  { name: 'Chrome and Edge', accept: chrome, form: 'html' },
  { name: 'Firefox', accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', form: 'html' },
  { name: 'curl, fetch, Python', accept: '*/*', form: 'html' },
  { name: 'Java', accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', form: 'html' },
  { name: 'only Markdown', accept: 'text/markdown', form: 'markdown' },
  { name: 'Markdown in capitals', accept: 'TEXT/MARKDOWN', form: 'markdown' },
  { name: 'an agent with a fallback', accept: 'text/markdown, */*;q=0.1', form: 'markdown' },
  { name: 'agents that name plain text', accept: 'application/json, text/plain, text/markdown', form: 'markdown' },
  { name: 'a tie with HTML', accept: 'text/html, text/markdown', form: 'markdown' },
  { name: 'HTML preferred', accept: 'text/html, text/markdown;q=0.9', form: 'html' },
  { name: 'Markdown preferred', accept: 'text/html;q=0.9, text/markdown', form: 'markdown' },
  { name: 'Markdown refused', accept: 'text/markdown;q=0, */*', form: 'html' },
  { name: 'Markdown refused and nothing else said', accept: 'text/markdown;q=0', form: 'neither' },
  { name: 'HTML refused, Markdown named', accept: 'text/html;q=0, text/markdown;q=0.1', form: 'markdown' },
  { name: 'HTML refused, anything else taken', accept: 'text/html;q=0, */*', form: 'markdown' },
  { name: 'both refused', accept: 'text/html;q=0, text/markdown;q=0, */*', form: 'neither' },
  { name: 'a family', accept: 'text/*', form: 'html' },
  { name: 'a family beside Markdown of the same weight', accept: 'text/*, text/markdown', form: 'markdown' },
  { name: 'the type goes before its family', accept: 'text/*, text/html;q=0.1, text/markdown;q=0.2', form: 'markdown' },
  { name: 'the family goes before anything', accept: 'text/*;q=0.1, */*, text/markdown;q=0.5', form: 'markdown' },
  { name: 'the family refused', accept: 'text/*;q=0, */*', form: 'neither' },
  { name: 'parameters of a type', accept: 'text/markdown;variant=GFM;charset=utf-8', form: 'markdown' },
  { name: 'a weight behind parameters', accept: 'text/markdown;v=1;q=0.2, text/html;l=1;q=0.3', form: 'html' },
  { name: 'spaces and tabs', accept: '  text/markdown ; q=0.8 ,\ttext/html ; q=0.7  ', form: 'markdown' },
  { name: 'a weight in capitals', accept: 'text/markdown;Q=0.2, text/html;Q=0.3', form: 'html' },
  { name: 'a weight above one is invalid', accept: 'text/markdown;q=1.5, text/html;q=0.1', form: 'html' },
  { name: 'a weight below zero is invalid', accept: 'text/markdown;q=-1, text/html', form: 'html' },
  { name: 'a weight of four digits is invalid', accept: 'text/markdown;q=0.9999, text/html;q=0.1', form: 'html' },
  { name: 'an empty weight is invalid', accept: 'text/markdown;q=, text/html;q=0.1', form: 'html' },
  { name: 'no media range at all', accept: 'markdown', form: 'html' },
  { name: 'only commas', accept: ', ,', form: 'html' },
  { name: 'empty elements between', accept: ', text/markdown, ,', form: 'markdown' },
  { name: 'the same type twice', accept: 'text/markdown;q=0.1, text/html;q=0.5, text/markdown', form: 'markdown' },
  { name: 'a longer name', accept: 'text/markdown-extra, text/html;q=0.1', form: 'html' },
  { name: 'only plain text', accept: 'text/plain', form: 'neither' },
  { name: 'plain text or anything', accept: 'text/plain, */*;q=0.5', form: 'html' },
  { name: 'only JSON', accept: 'application/json', form: 'neither', filled: 'JSON' },
  { name: 'JSON or anything', accept: 'application/json, */*;q=0.5', form: 'html', filled: 'JSON' },
  { name: 'JSON like anything', accept: 'application/json, text/plain, */*', form: 'html' },
  { name: 'a thousand ranges', accept: `${'text/x;q=0.1,'.repeat(500)}text/markdown`, form: 'markdown' },
];

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const markdown = { accept: 'text/markdown' };

/** Relative difference between an estimated number of tokens and that of a tokenizer. */
function errorOf(claimed: string | undefined, text: string): number {
  return Math.abs(Number(claimed) / countTokens(text) - 1);
}

test.each(negotiationRows)('F1 $name: $form', ({ accept, form }) => {
  expect(choosePageFormat(accept) ?? 'neither').toBe(form);
});

describe.each(servedBusinesses)('the $business.name on $serverName', ({ business, serverName, start }) => {
  const { site, origin, samples } = business;
  const isFull = business.isReference && serverName === 'node';
  const rows = isFull ? negotiationRows : oneOfEach(negotiationRows, ({ form, filled = form }) => filled);
  const { place } = samples;
  const service = servicePath(samples.service);
  const pages = readPages(business.folders);
  const published = (path: string) => readFileSync(join(business.folders.published, path), 'utf8');
  const server = serve(start);

  test.each(rows)('F1 A3 $name: $form', async ({ accept, form, filled = form }) => {
    for (const [path, expected] of [
      ['/prices/', form],
      [`/check/?q=${place.name}`, filled],
    ] as const) {
      const response = await server.send(path, { headers: accept === undefined ? {} : { accept } });
      expect(describeForm(response), path).toBe(expected);
      expect(response.headers.vary).toMatch(/(?:^|,\s*)Accept(?:\s*,|$)/);
      expect(response.headers['access-control-allow-origin']).toBe('*');
    }
  });

  test('F1 every page links to its Markdown version, returns it at its own address, and states its approximate number of tokens', async () => {
    const tested = pages.filter(({ path }) => path !== '/404/');
    for (const { path, html } of sampleOf(tested, 20)) {
      const [link = ''] = /<link\b[^>]*\brel="alternate"[^>]*>/.exec(html) ?? [];
      expect(link, path).toMatch(/type="text\/markdown".*href="([^"]+)"/);
      expect(link).toContain(`href="${getMarkdownPath(path)}"`);
      const { status, headers, text } = await server.send(path, { headers: markdown });
      expect([status, headers['content-type']], path).toEqual([200, MARKDOWN]);
      expect(text, path).toBe(published(getMarkdownPath(path)));
      expect(errorOf(headers['x-markdown-tokens'], text), path).toBeLessThanOrEqual(0.1);
      expect(headers.vary).toContain('Accept');
    }
  });

  test('F1 headers of the Markdown version give its address, its page and how its content may be used', async () => {
    const { headers } = await server.send(service, { headers: markdown });
    expect(headers).toMatchObject({
      'content-location': getMarkdownPath(service),
      ...signalHeaders(site),
      'x-robots-tag': 'noindex',
    });
    expect(headers.link).toContain(`<${origin}${service}>; rel="canonical"`);
    const page = await server.send(service);
    expect(page.headers).toMatchObject(signalHeaders(site));
    expect([page.headers['x-robots-tag'], page.headers['x-markdown-tokens']]).toEqual([undefined, undefined]);
  });

  test('F1 the Markdown file has the same body and headers as the negotiated response', async () => {
    for (const path of ['/', '/prices/', placePath(place), '/docs/api/']) {
      const negotiated = await server.send(path, { headers: markdown });
      for (const accept of ['*/*', 'text/html', 'application/json']) {
        const file = await server.send(getMarkdownPath(path), { headers: { accept } });
        expect([file.status, file.text], path).toEqual([200, negotiated.text]);
        for (const name of ['content-type', 'etag', 'x-markdown-tokens', 'x-robots-tag', 'content-signal', 'link']) {
          expect(file.headers[name], `${path} ${name}`).toBe(negotiated.headers[name]);
        }
      }
    }
  });

  test('F1 A6 each form has its own entity tag', async () => {
    for (const path of ['/', service, '/service-areas/']) {
      const html = (await server.send(path)).headers.etag ?? '';
      const twin = (await server.send(path, { headers: markdown })).headers.etag ?? '';
      expect(html + twin).toMatch(/^"[^"]+""[^"]+"$/);
      expect(html).not.toBe(twin);
      const ask = async (etag: string, accept: string) =>
        server.send(path, { headers: { accept, 'if-none-match': etag } });
      const known = await ask(twin, 'text/markdown');
      expect([known.status, known.text, known.headers.etag]).toEqual([304, '', twin]);
      expect(known.headers.vary).toContain('Accept');
      expect(known.headers['content-location']).toBe(getMarkdownPath(path));
      expect((await ask(html, 'text/html')).status).toBe(304);
      expect((await ask(html, 'text/markdown')).status).toBe(200);
      expect((await ask(twin, 'text/html')).status).toBe(200);
    }
  });

  test('F1 A8 the page for unknown addresses has a Markdown version', async () => {
    const twin = published('404/index.md');
    for (const path of ['/nope', '/nope/', '/services/nope/']) {
      const { status, headers, text } = await server.send(path, { headers: markdown });
      expect([status, headers['content-type'], text], path).toEqual([404, MARKDOWN, twin]);
      expect(headers.vary?.split(', ')).toContain('Accept');
      expect(errorOf(headers['x-markdown-tokens'], twin)).toBeLessThanOrEqual(0.1);
      for (const accept of ['text/html', '*/*', 'application/json']) {
        const other = await server.send(path, { headers: { accept } });
        expect([other.status, other.headers['content-type']], `${path} ${accept}`).toEqual([404, HTML]);
        expect(other.headers.vary).toContain('Accept');
      }
    }
  });

  test('F1 F5 the coverage page has a Markdown version', async () => {
    const { status, headers, text } = await server.send(`/check/?q=${place.name}`, { headers: markdown });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, MARKDOWN, 'no-store']);
    const [, answer = ''] = /^# .+\n\n> .+\n\n(.+)/.exec(text) ?? [];
    expect(answer).toContain(
      `Yes, we come to ${place.name} (${place.municipality}), ${formatDistance(place.distanceKm, site.country)}`,
    );
    expect(text).toContain(`[${place.name}](${placePath(place)})`);
    const escaped = await server.send('/check/?q=%3Cb%3E*x*%5B', { headers: markdown });
    expect(escaped.text).toContain('“\\<b>\\*x\\*&#91;”');
    const empty = await server.send('/check/', { headers: markdown });
    expect(errorOf(empty.headers['x-markdown-tokens'], empty.text)).toBeLessThanOrEqual(0.1);
  });

  test('F1 the API, documents and files ignore the Accept header', async () => {
    const answers = ['/api/health/', `/api/services/?id=${samples.service.id}`, `/api/coverage/?city=${nowhere}`];
    for (const path of [...answers, '/openapi.json', '/.well-known/api-catalog', '/llms.txt', '/favicon.svg']) {
      const plain = await server.send(path);
      expect(plain.status, path).toBe(200);
      for (const accept of ['text/markdown', 'image/png', '*/*;q=0']) {
        const { status, headers, text } = await server.send(path, { headers: { accept } });
        expect([status, headers['content-type']], `${path} ${accept}`).toEqual([200, plain.headers['content-type']]);
        expect(text, path).toBe(plain.text);
        expect(headers.vary ?? '').not.toMatch(/accept(?!-)/i);
      }
    }
    for (const path of ['/api/nope', '/.well-known/nope']) {
      const { status, headers } = await server.send(path, { headers: markdown });
      expect([status, headers['content-type']], path).toEqual([404, 'application/json']);
    }
  });
});

/** Returns the form of a response, by its status, media type and beginning. */
function describeForm({ status, headers, text }: TestResponse): string {
  const type = headers['content-type'];
  if (status === 200 && type === HTML && /^<!doctype html>/i.test(text)) return 'html';
  if (status === 200 && type === MARKDOWN && /^# /.test(text)) return 'markdown';
  if (status === 200 && type === 'application/json' && JSON.parse(text).message !== undefined) return 'JSON';
  const isRefusal = status === 406 && type === 'application/json' && JSON.parse(text).code === 'not-acceptable';
  return isRefusal && /text\/html.*text\/markdown/.test(text) ? 'neither' : `${status} ${type}`;
}
