import { expect } from 'vitest';
import { findRegion } from '../../../src/countries/country.ts';
import { formatDistanceValue } from '../../../src/format/amounts.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { nowhere, unknownAnswer } from '../../support/samples.ts';
import { moved, problem, type Row, refused } from './row.ts';

type Query = Readonly<Record<string, string>>;
const addressOf = (query: Query) => `/api/coverage/?${new URLSearchParams(query)}`;

/** The row of an answer, and of a code that is refused. */
const answered = (rules: string, query: Query, json: object, body?: RegExp): Row => ({
  ...{ rules, path: addressOf(query), expect: { status: 200, json, ...(body && { body }) } },
});
const wrong = (rules: string, postal: string, json: object): Row => ({
  ...{ rules, path: addressOf({ postal }), expect: { status: 400, json: { code: 'postal-code-invalid', ...json } } },
});

/** Answers about coverage. */
export function coverageRows({ site, samples }: TestBusiness): readonly Row[] {
  const { place, alternate, misspelt, several, nearest, writeCode, rest } = samples;
  const { postalArea, ruralArea, unservedArea, unservedName, newArea, foreignArea, codeFromAbroad } = samples;
  const { country, terms, business } = site;
  const code = writeCode(postalArea);
  const hidesRest = new RegExp(`^(?!.*${rest})`);
  const away = formatDistanceValue(unservedName.aboutKmAway, country);
  const suggest = ({ slug, name, municipality, distanceKm }: typeof place) => ({
    suggestions: [{ slug, name, municipality, distanceKm }],
  });
  const served = { covered: true, areas: [{ slug: place.slug }] };
  const likely = { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea };
  const messageWith = (text: string) => ({ message: expect.stringContaining(text) });
  const region = findRegion(country, business.address.addressRegion)?.name;
  return [
    answered('B6 B9', { postal: code.toLowerCase() }, likely),
    ...(ruralArea === undefined
      ? []
      : [answered('B9', { postal: ruralArea }, { covered: true, postalArea: ruralArea, ...messageWith('villages') })]),
    answered('B7', { city: `${place.name}, ${place.municipality}` }, served),
    answered(
      'B7 B15',
      { city: `${place.name}, ${nowhere}` },
      { covered: null, confidence: null, areas: [], ...suggest(place) },
    ),
    answered(
      'B7 B15',
      { city: `${place.name}, ${unservedName.name}` },
      { covered: false, confidence: 'confirmed', areas: [], suggestions: [] },
    ),
    answered('B15', { city: `downtown ${place.name}, ${place.municipality}` }, served),
    answered(
      'B15',
      { city: `12 Main St, ${place.name}` },
      { covered: null, matchedOn: 'city', nearest: null, ...suggest(place) },
    ),
    answered('B15 B13', { city: `12 Main St ${code}` }, likely, hidesRest),
    answered('B17', { postal: code.slice(0, -1) }, likely),
    wrong('B17 C1', codeFromAbroad.code, { detail: codeFromAbroad.message }),
    ...(samples.wrongLetter === undefined ? [] : [wrong('B17 C1', samples.wrongLetter, { detail: terms.wrongLetter })]),
    answered(
      'B18',
      { city: unservedName.name },
      {
        ...{
          covered: false,
          confidence: 'confirmed',
          ...messageWith(`${unservedName.nearest.name}, about ${away} away`),
        },
        nearest: {
          slug: unservedName.nearest.slug,
          distanceKm: unservedName.nearest.distanceKm,
          aboutKmAway: unservedName.aboutKmAway,
        },
      },
    ),
    answered(
      'B18 B10',
      { city: nowhere, postal: postalArea },
      {
        ...likely,
        message: expect.stringMatching(`^“${nowhere}” is not on our list of places.* Likely yes: ${postalArea} is in `),
      },
    ),
    answered('B6 B7 M8', { city: nowhere }, { ...unknownAnswer(site), areas: [], nearest: null }),
    answered('B8', { city: misspelt.text }, { covered: null, areas: [], ...suggest(misspelt.place) }),
    answered(
      'B8',
      { city: several.name },
      { covered: null, areas: [], suggestions: several.slugs.map((slug) => ({ slug })) },
    ),
    answered(
      'B9',
      { postal: writeCode(unservedArea) },
      {
        ...{ covered: false, confidence: 'likely', postalArea: unservedArea, ...messageWith('is outside our area') },
        nearest: { slug: nearest.slug, name: nearest.name, distanceKm: nearest.distanceKm },
      },
      hidesRest,
    ),
    answered('B9', { postal: newArea }, { covered: false, nearest: null, ...messageWith(terms.unknownArea) }),
    ...(foreignArea === undefined
      ? []
      : [
          answered(
            'B9',
            { postal: foreignArea },
            { covered: false, nearest: null, ...messageWith(`not in ${region}`) },
          ),
        ]),
    {
      rules: 'B9 C2',
      path: '/api/coverage/?postal=XYZ',
      expect: { ...problem('postal-code-invalid', 400), body: /^(?!.*XYZ)/ },
    },
    wrong('B9 B13', code.replace(/0(?!.*0)/, 'O'), { didYouMean: code }),
    refused('B10 C2', '/api/coverage/', 'coverage-needs-input', 400),
    refused('B10', '/api/coverage/?city=&postal=%20', 'coverage-needs-input', 400),
    refused('B10', `/api/coverage/?city=${place.name}&postal=nonsense`, 'postal-code-invalid', 400),
    answered('B10', { city: place.name, postal: foreignArea ?? newArea }, { ...served, matchedOn: 'city' }),
    ...(postalArea.toLowerCase() === postalArea
      ? []
      : [moved('B11', `/api/coverage/${postalArea.toLowerCase()}/`, `/api/coverage/${postalArea}/`)]),
    moved('B11 B13', `/api/coverage/${postalArea}${rest}/`, `/api/coverage/${postalArea}/`),
    moved('B11', `/api/coverage/${encodeURIComponent(alternate.name)}/`, `/api/coverage/${alternate.slug}/`),
    {
      rules: 'B11 B13',
      path: `/api/coverage/${unservedArea}${rest}/`,
      expect: { ...problem('service-area-not-found', 404), body: hidesRest },
    },
  ];
}
