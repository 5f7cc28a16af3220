import { noNginx, startNginx } from '../engines/nginx.ts';
import { testFileHost } from './file-host.ts';

testFileHost({
  name: 'nginx',
  whyNot: noNginx,
  start: ({ folders }) => startNginx(folders),
  differences: [
    {
      why: 'a path that is none is refused by nginx itself',
      holdsFor: ({ path }) => /%(?![0-9A-Fa-f]{2})|%00|\.\.%2f\.\./.test(path),
      expect: () => ({ status: 400 }),
    },
    {
      why: 'encoded dot segments are resolved: the path is that of the home page',
      holdsFor: ({ path }) => path === '/api/..%2f/',
      expect: () => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    },
    {
      why: 'headers that are too large are refused by nginx itself',
      holdsFor: ({ headers }) => headers?.['x-long'] !== undefined,
      expect: () => ({ status: 400 }),
    },
  ],
  redirects: {
    why: 'nginx writes a page of its own into a redirect',
    expect: ({ expect: { status, headers = {} } }) => ({ status, headers }),
  },
});
