import { type MdastNode, mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { fillNode } from '../../src/content/load/fill-node.ts';
import { parseProse } from '../../src/content/load/parse-prose.ts';
import { fillPlaceholders } from '../../src/content/placeholders.ts';
import { escapePlaceholders, fillAttribute, fillUrl } from '../../src/content/prose.ts';
import { site } from '../support/reference-site.ts';

function* walk(node: MdastNode): Iterable<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

function fill(prose: string): MdastNode[] {
  const placeholders = { telephone: '555', 'telephone.e164': '+1555', 'price.walk-in': '$9' };
  return fillNode(mdxToMdast(escapePlaceholders(prose)), { site, placeholders }).flatMap((node) => [...walk(node)]);
}

test('telephone numbers in text become links, except within links and buttons', () => {
  const prose = 'Call {telephone}. [{telephone}](/a/) <button>{telephone}</button> <a href="/a/">*{telephone}*</a>';
  const found = fill(prose).filter(({ type }) => type === 'link');
  const url = `tel:${site.business.contact.telephone}`;
  expect(found).toMatchObject([{ url, children: [{ value: '555' }] }, { url: '/a/' }]);
});

test('a number in a link has the form that its target expects', () => {
  const numbers = {
    telephone: '0113 496 0142',
    'telephone.e164': '+441134960142',
    emergencyTelephone: '0113 496 0143',
    'emergencyTelephone.e164': '+441134960143',
  };
  const targets: Readonly<Record<string, string>> = {
    'tel:{telephone}': 'tel:+441134960142',
    'tel:{emergencyTelephone}': 'tel:+441134960143',
    'tel:+{telephone}': 'tel:+441134960142',
    'TEL:{telephone}': 'TEL:+441134960142',
    'sms:{telephone},{emergencyTelephone}': 'sms:+441134960142,+441134960143',
    'sms:{telephone}?body=Not%20{telephone}': 'sms:+441134960142?body=Not%200113%20496%200142',
    'facetime-audio://{telephone}': 'facetime-audio://+441134960142',
    'https://wa.me/{telephone}?text=Hello': 'https://wa.me/441134960142?text=Hello',
    'https://wa.me/+{telephone}': 'https://wa.me/+441134960142',
    'https://api.whatsapp.com/send?text=a&phone={telephone}': 'https://api.whatsapp.com/send?text=a&phone=441134960142',
    'whatsapp://send?phone={emergencyTelephone}': 'whatsapp://send?phone=441134960143',
    'https://signal.me/#p/{telephone}': 'https://signal.me/#p/+441134960142',
    'https://t.me/+{telephone}': 'https://t.me/+441134960142',
    'viber://chat?number={telephone}': 'viber://chat?number=%2B441134960142',
    'skype:{telephone}?call': 'skype:+441134960142?call',
    'https://example.com/?number={telephone}': 'https://example.com/?number=0113%20496%200142',
    'mailto:a@example.com?subject={telephone}': 'mailto:a@example.com?subject=0113%20496%200142',
  };
  for (const [written, target] of Object.entries(targets)) {
    expect(fillUrl(written, numbers)).toBe(target);
    expect(fillAttribute('href', written, numbers)).toBe(target);
  }
  const links = JSON.stringify(fill('[x](sms:{telephone}) <a href="https://wa.me/{telephone}">{telephone}</a>'));
  expect(links).toMatch(/"sms:\+1555".*"https:\/\/wa\.me\/1555".*"555"/);
  expect(fillPlaceholders('{telephone}, https://wa.me/{telephone}', numbers)).toBe(
    '0113 496 0142, https://wa.me/441134960142',
  );
});

test('placeholders are filled in text, addresses, tables, code and attributes', () => {
  const texts = [
    'From {price.walk-in} or \\{price.walk-in}',
    '[x](/{price.walk-in}/) ![of {price.walk-in}](/a.png "{price.walk-in}")',
    '| a |\n| - |\n| {price.walk-in} |',
    '`{price.walk-in}`\n\n```\n{price.walk-in}\n```',
    '<abbr title="{price.walk-in}">x</abbr>',
  ];
  for (const prose of texts) {
    const filled = JSON.stringify(fill(prose));
    expect(filled).toMatch(/\$9|%249/);
    expect(filled).not.toMatch(/\{price|\\\\/);
  }
});

test('problems after placeholders are located where they were written', () => {
  const prose = '{a} \\{b} {c.in} [x]({d}/) <b>{e}</b> ![{f}](/g.png)\n\n{h} <i k={1}>x</i>';
  const { elements, problems } = parseProse(prose);
  const found = elements.map(({ name, offset }) => [name, prose.slice(offset, offset + 4)]);
  expect(found).toEqual([
    ['a', '{d}/'],
    ['b', '<b>{'],
    ['img', '/g.p'],
    ['i', '<i k'],
  ]);
  expect(problems).toMatchObject([{ offset: prose.indexOf('<i') }]);
  expect(parseProse('{a} {b}\n\n{c} <b>').problems).toMatchObject([{ offset: 13 }]);
});

test.each([
  ['8~10 or 12~15 weeks, ~~not~~', '8~10 or 12~15 weeks, not'],
  ['A 5/8" bolt, 6\' of rail and 2" of play', 'A 5/8" bolt, 6\' of rail and 2" of play'],
  ['"A 5/8" bolt", he said', '“A 5/8" bolt”, he said'],
  ['The "*5*" and "room 12"', 'The “5” and “room 12”'],
  ["The *door*'s '90s rail", 'The door’s ’90s rail'],
])('%s is shown as %s', (prose, shown) => {
  const nodes = fillNode(mdxToMdast(prose, { features: { smartPunctuation: true } }), { site, placeholders: {} });
  const texts = nodes.flatMap((node) => [...walk(node)]).flatMap((node) => (node.type === 'text' ? node.value : []));
  expect(texts.join('')).toBe(shown);
});
