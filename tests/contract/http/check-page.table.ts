import { placePath } from '../../../src/business/site.ts';
import { escapePattern } from '../../../src/escape/pattern.ts';
import { formatDistance } from '../../../src/format/amounts.ts';
import { grammar } from '../../../src/text/en/grammar.ts';
import type { TestBusiness } from '../../support/businesses.ts';
import { nowhere } from '../../support/samples.ts';
import { type Row, shown } from './row.ts';

/** A pattern of texts that follow each other in a body. */
const inOrder = (...texts: string[]) => new RegExp(texts.map((text) => escapePattern(text)).join('[\\s\\S]*'));

/** The coverage page without JavaScript. */
export function checkPageRows({ site, samples }: TestBusiness): readonly Row[] {
  const { place, misspelt, postalArea, areaPlaces, mistypedArea, writeCode } = samples;
  const repaired = writeCode(mistypedArea.area);
  const hint = site.pages.check?.lead ?? site.pages.check?.description;
  const where = `${place.name} (${place.municipality}), ${formatDistance(place.distanceKm, site.country)}`;
  const isShown = (q: string, body: RegExp, rules = 'F5') =>
    shown(rules, `/check/?${new URLSearchParams({ q })}`, body);
  return [
    isShown(place.name, inOrder('id="answer"', placePath(place), `Yes, we come to ${where}`)),
    isShown(
      writeCode(postalArea).toLowerCase(),
      inOrder(`Likely yes: ${postalArea} is in ${grammar.list(areaPlaces)}, which we serve`),
    ),
    isShown(
      misspelt.text,
      inOrder(`Did you mean ${misspelt.place.name}?`, `href="/check/?q=${misspelt.place.slug}"`),
      'F5 B8',
    ),
    isShown(nowhere, inOrder(`“${nowhere}” is not `)),
    isShown(writeCode(mistypedArea.typed), inOrder(`href="/check/?q=${encodeURIComponent(repaired)}">${repaired}?`)),
    isShown('<script>alert(1)</script>"\'&', /^(?![\s\S]*<script>alert)[\s\S]*&lt;script&gt;alert/, 'F5 A9'),
    isShown('$&$1$`', /\$&amp;\$1\$`/, 'F5 A9'),
    ...['/check/?q=', '/check/'].map((path) => shown('F5', path, inOrder('id="answer"', `<p class="lead">${hint}`))),
  ];
}
