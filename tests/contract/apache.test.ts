import { stageHost } from '../../src/hosting/stage-host.ts';
import { escapePattern } from '../../src/words/escape-pattern.ts';
import { noApache, startApache } from '../engines/apache.ts';
import { testFileHost } from './file-host.ts';

testFileHost({
  name: 'Apache',
  whyNot: noApache,
  start: async ({ name, folders }) =>
    startApache((await stageHost('apache', folders, `.build/test/hosts/apache-${name}`)).folder),
  differences: [
    {
      why: 'a path that hides a slash or a zero is refused by Apache itself',
      holdsFor: ({ path }) => /^[^?]*%(?:2f|00)/i.test(path),
      expect: () => ({ status: 404, headers: { location: null } }),
    },
    {
      why: 'a path that is none is refused by Apache itself',
      holdsFor: ({ path }) => /%(?![0-9A-Fa-f]{2})/.test(path),
      expect: () => ({ status: 400 }),
    },
    {
      why: 'headers that are too large are refused by Apache itself',
      holdsFor: ({ headers }) => headers?.['x-long'] !== undefined,
      expect: () => ({ status: 400 }),
    },
  ],
  redirects: {
    why: 'Apache puts the host in front of where a redirect leads, and writes a page of its own into it',
    expect: ({ expect: { status, headers } }) => ({
      status,
      headers: { location: new RegExp(`^http://127\\.0\\.0\\.1:\\d+${escapePattern(String(headers?.location))}$`) },
    }),
  },
});
