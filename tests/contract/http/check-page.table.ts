import { placePath } from '../../../src/business/site.ts';
import { formatDistance } from '../../../src/countries/distance-unit.ts';
import { escapePattern } from '../../../src/format/escape-pattern.ts';
import { joinWords } from '../../../src/format/wording.ts';
import type { TestBusiness } from '../../businesses.ts';
import { nowhere } from '../../samples.ts';
import type { Row } from './row.ts';

/** A pattern of texts that a body holds one after the other. */
const holds = (...texts: string[]) => new RegExp(texts.map((text) => escapePattern(text)).join('[\\s\\S]*'));

/** The coverage page without JavaScript. */
export function checkPageRows({ site, samples }: TestBusiness): readonly Row[] {
  const { place, misspelt, postalArea, areaPlaces, mistypedArea, writeCode } = samples;
  const { country } = site;
  const typedCode = encodeURIComponent(writeCode(postalArea).toLowerCase());
  const repairedCode = writeCode(mistypedArea.area);
  const hint = site.pages.check?.lead ?? site.pages.check?.description;
  return [
    {
      rules: 'F5',
      path: `/check/?q=${place.name}`,
      expect: {
        status: 200,
        body: holds(
          `Yes, we come to ${place.name} (${place.municipality}), ${formatDistance(place.distanceKm, country.distanceUnit)}`,
          placePath(place),
        ),
      },
    },
    {
      rules: 'F5',
      path: `/check/?q=${typedCode}`,
      expect: { status: 200, body: holds(`Likely yes: ${postalArea} is in ${joinWords(areaPlaces)}, which we serve`) },
    },
    {
      rules: 'F5 B8',
      path: `/check/?q=${misspelt.text}`,
      expect: {
        status: 200,
        body: holds(`Did you mean ${misspelt.place.name}?`, `href="/check/?q=${misspelt.place.slug}"`),
      },
    },
    {
      rules: 'F5',
      path: `/check/?q=${nowhere}`,
      expect: { status: 200, body: holds(`“${nowhere}” is not among the ${site.places.length} places`) },
    },
    {
      rules: 'F5',
      path: `/check/?q=${encodeURIComponent(writeCode(mistypedArea.typed))}`,
      expect: { status: 200, body: holds(`href="/check/?q=${encodeURIComponent(repairedCode)}">${repairedCode}?`) },
    },
    {
      rules: 'F5 A9',
      path: '/check/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27%26',
      expect: { status: 200, body: /^(?![\s\S]*<script>alert)[\s\S]*&lt;script&gt;alert/ },
    },
    { rules: 'F5 A9', path: '/check/?q=$%26$1$`', expect: { status: 200, body: /\$&amp;\$1\$`/ } },
    ...['/check/?q=', '/check/'].map(
      (path): Row => ({
        rules: 'F5',
        path,
        expect: { status: 200, body: holds('id="answer"', `<p class="lead">${hint}`) },
      }),
    ),
  ];
}
