import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { listProofTerms } from '../../src/business/proof.ts';
import { servicePath } from '../../src/business/site.ts';
import { formatMoney } from '../../src/format/amounts.ts';
import { formatDate } from '../../src/hours/dates.ts';
import { buildFolders } from '../../src/system/folders.ts';
import { rebuiltBusinesses } from '../support/businesses.ts';
import { copyContent, requireSite } from '../support/content-copy.ts';
import { addProof, expired, financing, fixtureDay, proof } from '../support/proof-fixture.ts';
import { listFiles, readGraph, readPages } from '../support/published.ts';
import { buildForTests } from '../support/reference-build.ts';
import { startNode } from '../support/servers/node.ts';
import { serve } from '../support/servers/serve.ts';
import { startingAmount } from '../support/starting-amount.ts';

const html = { headers: { accept: 'text/html' } };
const markdown = { headers: { accept: 'text/markdown' } };

/** The texts about them on the About page, in both forms. */
const statedFacts = [
  'Journeyperson. With us since 2014. Speaks English and Canadian French.',
  'Office of Samples, no. S-2041, valid to March 31, 2027.',
  'Sample Mutual, no. 77-1, valid to June 30, 2027.',
  'English and French',
  'Currencies: CAD and USD.',
  financing,
  'Sample Works and Example Parts',
];

describe.each(rebuiltBusinesses)('the $name', async ({ name, directory, site: asItIs, folders }) => {
  const origin = 'https://proof.example.org';
  const out = `.build/test/proof-${name.replace(' ', '-')}`;
  const copy = copyContent(directory);
  const realNow = process.env.SOURCE_DATE_EPOCH;
  const epoch = String(Date.parse(`${fixtureDay}T17:00:00Z`) / 1000);
  const reviews = addProof(copy, asItIs);
  const [priced] = asItIs.services;
  if (priced === undefined) throw new Error('The business has no service.');
  const formerAmount = startingAmount(priced) - 7;
  const history = [
    { from: '2020-01-06', amount: formerAmount },
    { from: priced.priceAsOf, amount: startingAmount(priced) },
  ];
  copy.write('price-history.yaml', stringify({ [priced.id]: history }));
  process.env.SOURCE_DATE_EPOCH = epoch;
  const loaded = await copy.load(origin);
  process.env.SOURCE_DATE_EPOCH = realNow;
  const site = requireSite(loaded);
  const findReviewPlace = ({ place }: { readonly place?: string | undefined }) =>
    site.places.find(({ slug }) => slug === place)?.name;

  const built = buildFolders(out);
  const server = serve(async () => {
    await buildForTests(out, { CONTENT_DIR: copy.directory, SITE_URL: origin, SOURCE_DATE_EPOCH: epoch });
    return startNode(built);
  });
  const read = async (path: string, init = html) => (await server.send(path, init)).text;

  test('F4 pages with a price show its start date and the previous price', async () => {
    const words = `${formatMoney(startingAmount(priced), site.money)} since ${formatDate(priced.priceAsOf, site.country.locale)}; previously ${formatMoney(formerAmount, site.money)}.`;
    for (const path of ['/prices/', servicePath(priced)]) {
      expect((await read(path)).replace(/<[^>]+>/g, ''), path).toContain(words);
      expect(await read(path, markdown), path).toContain(words);
    }
  });

  test('B19 the business record has people, credentials and reviews with their sources', async () => {
    const [robin, kit] = proof.people.map((person) => ({ since: null, languages: [], ...person }));
    const photo = (alt: string) => ({ alt, takenOn: '2026-05-04', type: 'image/jpeg' });
    const { currenciesAccepted, languages, brands } = proof;
    const { inShort: _, ...licence } = { inShort: '', ...proof.credentials[0] };
    expect(await server.json('/api/business/')).toMatchObject({
      ...{ currenciesAccepted, languages, brands, pricing: { financing } },
      people: [
        { ...robin, photo: photo('A person kneels beside a box of tools') },
        { ...kit, photo: photo('A person holds a drill') },
      ],
      credentials: [licence, { name: 'Company number', number: 'C-1042' }],
      insurance: proof.insurance.map((policy) => ({ ...policy, url: null })),
      reviews: reviews.map(({ service, place, ...review }) => ({
        ...review,
        place: findReviewPlace({ place }) ?? null,
        serviceId: service,
      })),
    });
  });

  test('F4 the About page, its Markdown, llms.txt and the skill have the same facts', async () => {
    const terms = listProofTerms(site);
    expect(terms).toHaveLength(7);
    const index = await server.json('/.well-known/agent-skills/index.json');
    for (const text of [await read('/llms.txt'), await read(new URL(index.skills[0].url).pathname)])
      for (const term of terms) expect(text).toContain(`- ${term.name}: ${term.text}\n`);
    const [page, twin] = [await read('/about/'), await read('/about/', markdown)];
    for (const fact of statedFacts) {
      expect(page, fact).toContain(fact);
      expect(twin, fact).toContain(fact);
    }
    expect(page).toContain('href="https://licences.example.com/S-2041"');
    expect(twin).toContain('[licences.example.com](https://licences.example.com/S-2041)');
    for (const text of [await read('/contact/'), await read('/contact/', markdown)])
      expect(text).toContain('On the phone we speak English and French.');
    expect(await read('/contact/')).toContain('<p lang="fr">Nous parlons aussi français.</p>');
    expect(await read('/.well-known/security.txt')).toContain('Preferred-Languages: en, fr\n');
  });

  test('F4 the home page lists policies, assurances, licences and insurance in short, with links to their full text', async () => {
    const { policies } = site.business;
    const promises = policies.flatMap(({ inShort, name }) => (inShort === undefined ? [] : [[inShort, name] as const]));
    const [home, twin, prices, about] = [
      await read('/'),
      await read('/', markdown),
      await read('/prices/'),
      await read('/about/'),
    ];
    const leads = (promise: string, path: string) => {
      const [, id = ''] = new RegExp(`href="${path}#([^"]+)">${promise}<`).exec(home) ?? [];
      expect(twin).toContain(`- [${promise}](${path}#${id})`);
      return id;
    };
    for (const [promise, name] of promises) {
      const id = leads(promise, '/prices/');
      expect(prices).toMatch(new RegExp(`<div id="${id}"><dt>${name}<|>${name}</summary><p id="${id}">`));
    }
    for (const promise of ['Checked staff', 'Licensed trade', 'Liability cover'])
      expect(about).toContain(`id="${leads(promise, '/about/')}"`);
    // A company number is not a promise, and is on every page.
    expect(home).not.toContain('>Company number<');
    for (const page of [home, twin, prices, about, await read('/prices/', markdown)])
      expect(page).toContain('Company number C-1042');
  });

  test('F8 each person has the same photograph on the About page, in structured data, Markdown and the sitemap', async () => {
    const { people } = await server.json('/api/business/');
    const [page, twin] = [await read('/about/'), await read('/about/', markdown)];
    const sitemap = await read('/sitemap-0.xml');
    const pictures = readGraph(page).map(({ contentUrl }) => contentUrl);
    const [, entry = ''] = /<loc>[^<]*\/about\/<\/loc>(.*)/.exec(sitemap) ?? [];
    for (const { photo } of people) {
      const path = new URL(photo.url).pathname;
      expect((await server.send(path)).headers['content-type']).toBe('image/jpeg');
      expect(page).toContain(`alt="${photo.alt}"`);
      expect(twin).toContain(`![${photo.alt}](${path}`);
      expect(pictures).toContain(photo.url);
      expect(entry).toContain(`<image:loc>${photo.url}</image:loc>`);
    }
    expect(page).not.toContain('A person looks up from a bench');
  });

  test('F3 structured data has payment methods and languages, but no reviews', async () => {
    expect(readGraph(await read('/'))[0]).toMatchObject({
      currenciesAccepted: 'CAD, USD',
      paymentAccepted: site.business.paymentMethods.join(', '),
      knowsLanguage: ['en', 'fr'],
    });
    for (const { path, html: page } of readPages(built)) {
      const data = JSON.stringify(readGraph(page));
      expect(/"Review"|[rR]ating|reviews\.example|R\. Sample/.exec(data)?.[0], path).toBeUndefined();
    }
  });

  test('F4 the home page quotes the three newest reviews, and a service page those of the service, with date and source', async () => {
    const shown = async (path: string) => {
      const [page, twin] = [await read(path), await read(path, markdown)];
      const paragraphs = DomUtils.getElementsByTagName('p', parseDocument(page)).map((each) =>
        DomUtils.textContent(each),
      );
      return reviews.filter(({ quotation, date, url }) => {
        const isThere = paragraphs.includes(quotation);
        if (isThere) expect(page).toContain(`<time datetime="${date}">`);
        expect(page.includes(url)).toBe(isThere);
        expect(twin.includes(`[reviews.example.com](${url})`)).toBe(isThere);
        expect(twin.includes(quotation.replace('<', '\\<'))).toBe(isThere);
        return isThere;
      });
    };
    expect(await shown('/')).toEqual(reviews.slice(0, 3));
    for (const service of site.services.slice(0, 3)) {
      const about = reviews.filter((review) => review.service === service.id);
      expect(await shown(servicePath(service)), service.id).toEqual(about);
    }
    expect(await shown('/about/')).toEqual([]);
    const [newest, second, , fourth] = reviews;
    const text = await read('/llms.txt');
    expect(text).toContain(`- “${second?.quotation}” R. Sample 2, August 15, 2026. Source: ${second?.url}\n`);
    expect(text).not.toContain(fourth?.url);
    const who = [newest?.name, newest && findReviewPlace(newest), 'September 15, 2026'].filter(
      (part) => part !== undefined,
    );
    expect(await read('/', markdown)).toContain(`\n${who.join(', ')}`);
  });

  test('expired credentials are in no published file', () => {
    expect(loaded.problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^was 2026-11-19\. After that day the entry is not shown/),
    );
    const files = listFiles(built.published);
    const withExpired = files.filter((file) =>
      readFileSync(join(built.published, file), 'utf8').includes(expired.name),
    );
    expect([files.length > 50, withExpired]).toEqual([true, []]);
  });

  test('a site without reviews does not mention any', () => {
    expect(asItIs.reviews).toEqual([]);
    for (const { path, html: page } of readPages(folders).filter((one) => !one.path.startsWith('/docs/')))
      expect(/<blockquote|class="reviews|customers wrote/i.exec(page)?.[0], path).toBeUndefined();
    for (const file of ['llms.txt', '.well-known/agent-skills/index.json'])
      expect(readFileSync(join(folders.published, file), 'utf8')).not.toMatch(/customers wrote/i);
  });
});
