import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { handleWithFileUrls } from '../../src/function/fetch-by-url.ts';
import { prepareFunctionData } from '../../src/function/prepare-data.ts';
import { ping } from '../mcp/messages.ts';
import { referenceOrigin } from '../support/reference-build.ts';
import { site } from '../support/reference-site.ts';

const inline = { '/services/': { scripts: ['sha256-services'], styles: [] } };
const data = prepareFunctionData([{ site, inline }]);
const fetched: string[] = [];
beforeEach(() => void fetched.splice(0));
vi.stubGlobal('fetch', async (address: string) => {
  const url = new URL(address);
  fetched.push(url.href);
  return new Response(url.pathname, { status: ['/services/', '/404.html'].includes(url.pathname) ? 200 : 404 });
});
afterAll(() => vi.unstubAllGlobals());

const environment = { LOG: 'off', ALLOWED_HOSTS: 'shop.example.net' };
const isDeploymentHost = (host: string) => host.endsWith('--my-site.netlify.app');
const ask = (url: string) => handleWithFileUrls(new Request(url), data, { environment, print() {}, isDeploymentHost });

test.each([
  '/zzz/%5C..%5C..%5Cservices/',
  '/zzz/%5c..%5cservices/',
  '/%5Cservices/',
  '/%5C%5Cevil.example/services/',
  '/zzz/%252e%252e/services/',
  '/zzz/.%252e/services/',
  '/zzz/%09../services/',
  '/zzz%3F/../%5Cservices/',
])('%s is the address of no other page', async (path) => {
  const response = await ask(`${referenceOrigin}${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('/404.html');
  expect(response.headers.get('content-security-policy')).not.toContain('sha256-services');
  expect(fetched).not.toContain(`${referenceOrigin}/services/`);
});

test.each([
  [referenceOrigin, referenceOrigin],
  ['https://evil.example', referenceOrigin],
  ['http://localhost:8080', referenceOrigin],
  ['http://169.254.169.254', referenceOrigin],
  ['https://my-site.netlify.app.evil.example', referenceOrigin],
  ['https://shop.example.net', 'https://shop.example.net'],
  ['https://deploy-preview-7--my-site.netlify.app', 'https://deploy-preview-7--my-site.netlify.app'],
])('a request to %s reads the files of %s', async (host, from) => {
  expect(await (await ask(`${host}/services/`)).text()).toBe('/services/');
  expect(fetched).toEqual([`${from}/services/`]);
});

test.each([
  ['www.example.com', 200],
  ['www.example.com:443', 200],
  ['WWW.Example.com:443', 200],
  ['www.example.com:80', 421],
  ['www.example.com:8443', 421],
  ['www.example.com:443:443', 421],
  ['evil.example:443', 421],
])('D7 a message to the host %s has the status %s', async (host, status) => {
  const { method, headers = {}, body = null } = ping({ host });
  const request = new Request(`${referenceOrigin}/api/mcp`, { method: method ?? 'POST', headers, body });
  expect((await handleWithFileUrls(request, data, { environment, print() {} })).status).toBe(status);
});

test.each(['/services/', '/api/coverage/?city=Kitchener', '/services', '/Nope', '/robots.txt'])(
  'no file is read twice to answer %s',
  async (target) => {
    await ask(`${referenceOrigin}${target}`);
    expect(fetched).toEqual([...new Set(fetched)]);
  },
);
