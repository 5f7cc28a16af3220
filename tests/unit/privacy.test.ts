import { expect, test } from 'vitest';
import { findPrivacyGaps, listRecipients } from '../../src/content/privacy.ts';
import { PolicyFile } from '../../src/schemas/business/policy.ts';

const { allow, embeds, pageScripts } = PolicyFile.shape;
const policyOf = (fields: object) => ({
  allow: allow.parse({}),
  embeds: embeds.parse([]),
  pageScripts: pageScripts.parse([]),
  ...fields,
});
const none = { stated: '', hasCustomPage: false };
const gapsIn = (text: string, policy: object, options = none, file = 'pages/privacy.mdx') => [
  ...findPrivacyGaps([{ file, data: { lead: text } }], listRecipients({}, policyOf(policy)), options),
];

test.each<[field: string, policy: object, name: string, texts: readonly string[]]>([
  ['embeds', { embeds: [{ kind: 'google-analytics', id: 'G-ABC1234567' }] }, 'Google Analytics', ['google analytics']],
  ['embeds', { embeds: [{ kind: 'matomo', url: 'https://a.example.org/', site: 1 }] }, 'Matomo', ['Matomo compte']],
  [
    'pageScripts',
    { pageScripts: [{ src: 'https://chat.tawk.example/a.js', data: [] }] },
    'chat.tawk.example',
    ['The chat is by Tawk.', 'chat.tawk.example'],
  ],
  [
    'allow.frames',
    { allow: allow.parse({ frames: ['https://www.youtube-nocookie.com'] }) },
    'www.youtube-nocookie.com',
    ['Videos are shown by YouTube.'],
  ],
  ['allow.images', { allow: allow.parse({ images: ['https://i.maps.co.uk'] }) }, 'i.maps.co.uk', ['«Maps» sees it']],
  [
    'allow.fonts',
    { allow: allow.parse({ fonts: ['https://fonts.googleapis.com'] }) },
    'fonts.googleapis.com',
    ['Google'],
  ],
])('a privacy page has to name what is in %s', (field, policy, name, texts) => {
  const message = `pages/privacy.mdx does not mention ${name} (${field} in policy.yaml). Explain there what it receives and why.`;
  expect(gapsIn('We keep nothing.', policy)).toEqual([message]);
  expect(gapsIn('Nada.', policy, none, 'es/pages/privacy.mdx')).toEqual([`es/${message}`]);
  for (const text of texts) expect(gapsIn(text, policy), text).toEqual([]);
  expect(gapsIn('', policy, { ...none, stated: name })).toEqual([]);
  expect(gapsIn('', policy, none, 'pages/about.mdx')).toEqual([expect.stringMatching(/^There is no privacy page/)]);
  expect(gapsIn('', policy, { ...none, hasCustomPage: true }, 'pages/about.mdx')).toEqual([]);
});

test('a form service is listed once as a recipient, and the mail program is not', () => {
  const forms = allow.parse({ forms: ['https://forms.example.net', 'mailto:'] });
  expect(listRecipients({ form: 'https://forms.example.net/f/1' }, policyOf({ allow: forms }))).toEqual([
    { name: 'forms.example.net', field: 'contact.form in business.yaml' },
  ]);
});
