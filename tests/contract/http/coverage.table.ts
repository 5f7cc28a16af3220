import { expect } from 'vitest';
import { formatWholeDistance } from '../../../src/countries/distance-unit.ts';
import { findRegion } from '../../../src/countries/regions.ts';
import type { TestBusiness } from '../../businesses.ts';
import { nowhere } from '../../samples.ts';
import { problem, type Row } from './row.ts';

/** Answers to whether the business comes to a place. */
export function coverageRows({ site, samples }: TestBusiness): readonly Row[] {
  const {
    place,
    alternate,
    misspelt,
    several,
    nearest,
    postalArea,
    ruralArea,
    unservedArea,
    unservedName,
    newArea,
    foreignArea,
    codeFromAbroad,
    wrongLetter,
    writeCode,
    rest,
  } = samples;
  const { country, terms } = site;
  const code = writeCode(postalArea);
  const typedCode = encodeURIComponent(code.toLowerCase());
  const hidesRest = new RegExp(`^(?!.*${rest})`);
  const away = formatWholeDistance(unservedName.aboutKmAway, country.distanceUnit);
  const { slug, name, municipality, distanceKm } = place;
  const suggestion = { slug, name, municipality, distanceKm };
  return [
    {
      rules: 'B6 B9',
      path: `/api/coverage/?postal=${typedCode}`,
      expect: { status: 200, json: { covered: true, confidence: 'likely', postalArea } },
    },
    ...(ruralArea === undefined
      ? []
      : [
          {
            rules: 'B9',
            path: `/api/coverage/?postal=${ruralArea}`,
            expect: {
              status: 200,
              json: { covered: true, postalArea: ruralArea, message: expect.stringContaining('villages') },
            },
          },
        ]),
    {
      rules: 'B7',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${place.municipality}`)}`,
      expect: { status: 200, json: { covered: true, areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B7 B15',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${nowhere}`)}`,
      expect: { status: 200, json: { covered: null, confidence: null, areas: [], suggestions: [suggestion] } },
    },
    {
      rules: 'B7 B15',
      path: `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${unservedName.name}`)}`,
      expect: { status: 200, json: { covered: false, confidence: 'confirmed', areas: [], suggestions: [] } },
    },
    {
      rules: 'B15',
      path: `/api/coverage/?city=${encodeURIComponent(`downtown ${place.name}, ${place.municipality}`)}`,
      expect: { status: 200, json: { covered: true, areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B15',
      path: `/api/coverage/?city=${encodeURIComponent(`12 Main St, ${place.name}`)}`,
      expect: { status: 200, json: { covered: null, matchedOn: 'city', nearest: null, suggestions: [suggestion] } },
    },
    {
      rules: 'B15 B13',
      path: `/api/coverage/?city=${encodeURIComponent(`12 Main St ${code}`)}`,
      expect: {
        status: 200,
        json: { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea },
        body: hidesRest,
      },
    },
    {
      rules: 'B17',
      path: `/api/coverage/?postal=${encodeURIComponent(code.slice(0, -1))}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'postal', postalArea } },
    },
    {
      rules: 'B17 C1',
      path: `/api/coverage/?postal=${encodeURIComponent(codeFromAbroad.code)}`,
      expect: { status: 400, json: { code: 'postal-code-invalid', detail: codeFromAbroad.message } },
    },
    ...(wrongLetter === undefined
      ? []
      : [
          {
            rules: 'B17 C1',
            path: `/api/coverage/?postal=${encodeURIComponent(wrongLetter)}`,
            expect: { status: 400, json: { code: 'postal-code-invalid', detail: terms.wrongLetter } },
          },
        ]),
    {
      rules: 'B18',
      path: `/api/coverage/?city=${encodeURIComponent(unservedName.name)}`,
      expect: {
        status: 200,
        json: {
          covered: false,
          confidence: 'confirmed',
          nearest: {
            slug: unservedName.nearest.slug,
            distanceKm: unservedName.nearest.distanceKm,
            aboutKmAway: unservedName.aboutKmAway,
          },
          message: expect.stringContaining(`${unservedName.nearest.name}, about ${away} away`),
        },
      },
    },
    {
      rules: 'B18 B10',
      path: `/api/coverage/?city=${nowhere}&postal=${postalArea}`,
      expect: {
        status: 200,
        json: {
          covered: true,
          matchedOn: 'postal',
          message: expect.stringMatching(
            new RegExp(`^“${nowhere}” is not on our list of places.* Likely yes: ${postalArea} is in `),
          ),
        },
      },
    },
    {
      rules: 'B6 B7',
      path: `/api/coverage/?city=${nowhere}`,
      expect: { status: 200, json: { covered: false, confidence: 'confirmed', areas: [], nearest: null } },
    },
    {
      rules: 'B8',
      path: `/api/coverage/?city=${misspelt.text}`,
      expect: {
        status: 200,
        json: {
          covered: null,
          areas: [],
          suggestions: [
            {
              slug: misspelt.place.slug,
              name: misspelt.place.name,
              municipality: misspelt.place.municipality,
              distanceKm: misspelt.place.distanceKm,
            },
          ],
        },
      },
    },
    {
      rules: 'B8',
      path: `/api/coverage/?city=${encodeURIComponent(several.name)}`,
      expect: {
        status: 200,
        json: { covered: null, areas: [], suggestions: several.slugs.map((slug) => ({ slug })) },
      },
    },
    {
      rules: 'B9',
      path: `/api/coverage/?postal=${encodeURIComponent(writeCode(unservedArea))}`,
      expect: {
        status: 200,
        json: {
          covered: false,
          confidence: 'likely',
          postalArea: unservedArea,
          nearest: { slug: nearest.slug, name: nearest.name, distanceKm: nearest.distanceKm },
          message: expect.stringContaining('is outside our area'),
        },
        body: hidesRest,
      },
    },
    {
      rules: 'B9',
      path: `/api/coverage/?postal=${newArea}`,
      expect: {
        status: 200,
        json: { covered: false, nearest: null, message: expect.stringContaining(terms.unknownArea) },
      },
    },
    ...(foreignArea === undefined
      ? []
      : [
          {
            rules: 'B9',
            path: `/api/coverage/?postal=${foreignArea}`,
            expect: {
              status: 200,
              json: {
                covered: false,
                confidence: 'likely',
                nearest: null,
                message: expect.stringContaining(
                  `not in ${findRegion(country, site.business.address.addressRegion)?.name}`,
                ),
              },
            },
          },
        ]),
    {
      rules: 'B9 C2',
      path: '/api/coverage/?postal=XYZ',
      expect: { ...problem('postal-code-invalid', 400), body: /^(?!.*XYZ)/ },
    },
    {
      rules: 'B9 B13',
      path: `/api/coverage/?postal=${encodeURIComponent(code.replace(/0(?!.*0)/, 'O'))}`,
      expect: { status: 400, json: { code: 'postal-code-invalid', didYouMean: code } },
    },
    { rules: 'B10 C2', path: '/api/coverage/', expect: problem('coverage-needs-input', 400) },
    { rules: 'B10', path: '/api/coverage/?city=&postal=%20', expect: problem('coverage-needs-input', 400) },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${place.name}&postal=nonsense`,
      expect: problem('postal-code-invalid', 400),
    },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${place.name}&postal=${foreignArea ?? newArea}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'city', areas: [{ slug: place.slug }] } },
    },
    {
      rules: 'B10',
      path: `/api/coverage/?city=${nowhere}&postal=${postalArea}`,
      expect: { status: 200, json: { covered: true, matchedOn: 'postal' } },
    },
    ...(postalArea.toLowerCase() === postalArea
      ? []
      : [
          {
            rules: 'B11',
            path: `/api/coverage/${postalArea.toLowerCase()}/`,
            expect: { status: 308, headers: { location: `/api/coverage/${postalArea}/` } },
          },
        ]),
    {
      rules: 'B11 B13',
      path: `/api/coverage/${postalArea}${rest}/`,
      expect: { status: 308, headers: { location: `/api/coverage/${postalArea}/` } },
    },
    {
      rules: 'B11',
      path: `/api/coverage/${encodeURIComponent(alternate.name)}/`,
      expect: { status: 308, headers: { location: `/api/coverage/${alternate.slug}/` } },
    },
    {
      rules: 'B11 B13',
      path: `/api/coverage/${unservedArea}${rest}/`,
      expect: { ...problem('service-area-not-found', 404), body: hidesRest },
    },
  ];
}
