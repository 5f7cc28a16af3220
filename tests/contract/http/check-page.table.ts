import { placePath } from '../../../src/business/site.ts';
import { formatDistance } from '../../../src/countries/distance-unit.ts';
import { escapePattern } from '../../../src/format/escape-pattern.ts';
import { joinWords } from '../../../src/format/wording.ts';
import type { TestBusiness } from '../../businesses.ts';
import { nowhere } from '../../samples.ts';
import { type Row, shown } from './row.ts';

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
    shown(
      'F5',
      `/check/?q=${place.name}`,
      holds(
        `Yes, we come to ${place.name} (${place.municipality}), ${formatDistance(place.distanceKm, country.distanceUnit)}`,
        placePath(place),
      ),
    ),
    shown(
      'F5',
      `/check/?q=${typedCode}`,
      holds(`Likely yes: ${postalArea} is in ${joinWords(areaPlaces)}, which we serve`),
    ),
    shown(
      'F5 B8',
      `/check/?q=${misspelt.text}`,
      holds(`Did you mean ${misspelt.place.name}?`, `href="/check/?q=${misspelt.place.slug}"`),
    ),
    shown('F5', `/check/?q=${nowhere}`, holds(`“${nowhere}” is not among the ${site.places.length} places`)),
    shown(
      'F5',
      `/check/?q=${encodeURIComponent(writeCode(mistypedArea.typed))}`,
      holds(`href="/check/?q=${encodeURIComponent(repairedCode)}">${repairedCode}?`),
    ),
    shown(
      'F5 A9',
      '/check/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27%26',
      /^(?![\s\S]*<script>alert)[\s\S]*&lt;script&gt;alert/,
    ),
    shown('F5 A9', '/check/?q=$%26$1$`', /\$&amp;\$1\$`/),
    ...['/check/?q=', '/check/'].map((path): Row => shown('F5', path, holds('id="answer"', `<p class="lead">${hint}`))),
  ];
}
