import { expect } from 'vitest';
import { formatWholeDistance } from '../../../src/countries/distance-unit.ts';
import { findRegion } from '../../../src/countries/regions.ts';
import type { TestBusiness } from '../../businesses.ts';
import { nowhere } from '../../samples.ts';
import { answered, moved, problem, type Row, refused } from './row.ts';

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
    answered('B6 B9', `/api/coverage/?postal=${typedCode}`, { covered: true, confidence: 'likely', postalArea }),
    ...(ruralArea === undefined
      ? []
      : [
          answered('B9', `/api/coverage/?postal=${ruralArea}`, {
            covered: true,
            postalArea: ruralArea,
            message: expect.stringContaining('villages'),
          }),
        ]),
    answered('B7', `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${place.municipality}`)}`, {
      covered: true,
      areas: [{ slug: place.slug }],
    }),
    answered('B7 B15', `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${nowhere}`)}`, {
      covered: null,
      confidence: null,
      areas: [],
      suggestions: [suggestion],
    }),
    answered('B7 B15', `/api/coverage/?city=${encodeURIComponent(`${place.name}, ${unservedName.name}`)}`, {
      covered: false,
      confidence: 'confirmed',
      areas: [],
      suggestions: [],
    }),
    answered('B15', `/api/coverage/?city=${encodeURIComponent(`downtown ${place.name}, ${place.municipality}`)}`, {
      covered: true,
      areas: [{ slug: place.slug }],
    }),
    answered('B15', `/api/coverage/?city=${encodeURIComponent(`12 Main St, ${place.name}`)}`, {
      covered: null,
      matchedOn: 'city',
      nearest: null,
      suggestions: [suggestion],
    }),
    {
      rules: 'B15 B13',
      path: `/api/coverage/?city=${encodeURIComponent(`12 Main St ${code}`)}`,
      expect: {
        status: 200,
        json: { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea },
        body: hidesRest,
      },
    },
    answered('B17', `/api/coverage/?postal=${encodeURIComponent(code.slice(0, -1))}`, {
      covered: true,
      matchedOn: 'postal',
      postalArea,
    }),
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
    answered('B18', `/api/coverage/?city=${encodeURIComponent(unservedName.name)}`, {
      covered: false,
      confidence: 'confirmed',
      nearest: {
        slug: unservedName.nearest.slug,
        distanceKm: unservedName.nearest.distanceKm,
        aboutKmAway: unservedName.aboutKmAway,
      },
      message: expect.stringContaining(`${unservedName.nearest.name}, about ${away} away`),
    }),
    answered('B18 B10', `/api/coverage/?city=${nowhere}&postal=${postalArea}`, {
      covered: true,
      matchedOn: 'postal',
      message: expect.stringMatching(
        new RegExp(`^“${nowhere}” is not on our list of places.* Likely yes: ${postalArea} is in `),
      ),
    }),
    answered('B6 B7', `/api/coverage/?city=${nowhere}`, {
      covered: false,
      confidence: 'confirmed',
      areas: [],
      nearest: null,
    }),
    answered('B8', `/api/coverage/?city=${misspelt.text}`, {
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
    }),
    answered('B8', `/api/coverage/?city=${encodeURIComponent(several.name)}`, {
      covered: null,
      areas: [],
      suggestions: several.slugs.map((slug) => ({ slug })),
    }),
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
    answered('B9', `/api/coverage/?postal=${newArea}`, {
      covered: false,
      nearest: null,
      message: expect.stringContaining(terms.unknownArea),
    }),
    ...(foreignArea === undefined
      ? []
      : [
          answered('B9', `/api/coverage/?postal=${foreignArea}`, {
            covered: false,
            confidence: 'likely',
            nearest: null,
            message: expect.stringContaining(
              `not in ${findRegion(country, site.business.address.addressRegion)?.name}`,
            ),
          }),
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
    refused('B10 C2', '/api/coverage/', 'coverage-needs-input', 400),
    refused('B10', '/api/coverage/?city=&postal=%20', 'coverage-needs-input', 400),
    refused('B10', `/api/coverage/?city=${place.name}&postal=nonsense`, 'postal-code-invalid', 400),
    answered('B10', `/api/coverage/?city=${place.name}&postal=${foreignArea ?? newArea}`, {
      covered: true,
      matchedOn: 'city',
      areas: [{ slug: place.slug }],
    }),
    answered('B10', `/api/coverage/?city=${nowhere}&postal=${postalArea}`, { covered: true, matchedOn: 'postal' }),
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
