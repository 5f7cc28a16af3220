import { edit, type ProblemCases, write } from './problem-case.ts';

/** Problems in files to publish, and in proofs of ownership (contract K2). */
export const problemCases: ProblemCases = {
  'a published drawing': write('files/logo.svg', '<svg/>'),
  'a proof of ownership in a file': write('files/BingSiteAuth.xml', '<users/>'),
  'a picture among published files': write('files/door.jpg', 'x'),
  'a published page with a script': write('files/page.html', '<script>alert(1)</script>'),
  'a file that is not a PDF': write('files/a.pdf', 'no pdf'),
  'a published text that is not UTF-8': write('files/a.txt', Buffer.from([0xff, 0xfe, 0])),
  'an empty published file': write('files/a.txt', ''),
  'a published file with accents in its name': write('files/größe.txt', 'x'),
  'a published file at the address of robots.txt': write('files/robots.txt', 'x'),
  'a published file at the address of llms-full.txt': write('files/llms-full.txt', 'x'),
  'a published file at the address of the API description': write('files/openapi.json', '{}'),
  'a published file below the API': write('files/api/prices.json', '{}'),
  'a published file below the API, in capitals': write('files/API/prices.json', '{}'),
  'a published file where clients look for a login': write('files/.well-known/openid-configuration', '{}'),
  'a published file below generated pictures': write('files/pictures/a.txt', 'x'),
  'a published file at the address of a page': write('files/contact', 'x'),
  'a published file at the address of a service': write('files/services/spring', 'x'),
  'a published file at an address that redirects': write('files/services/opener', 'x'),
  'a published index of a folder': write('files/index.html', 'x'),
  'a published index of a folder in JSON': write('files/contact/index.json', '{}'),
  'published files that are too large together': (copy) => {
    for (const name of ['a', 'b', 'c']) copy.write(`files/${name}.pdf`, '%PDF-1.4\n'.padEnd(9_000_000, ' '));
  },
  'a proof of ownership with a reserved name': edit(
    'policy.yaml',
    /$/,
    '\nverification:\n  - { name: robots, content: noindex }\n',
  ),
  'a proof of ownership with its tag': edit(
    'policy.yaml',
    /$/,
    `\nverification:\n  - { name: google-site-verification, content: '<meta name="x">' }\n`,
  ),
};
