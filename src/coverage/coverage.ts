import { nextStep } from '../business/business.ts';
import { type Failure, problem } from '../business/problem.ts';
import type { Answer, Query } from '../business/query.ts';
import { ok, type Result } from '../business/result.ts';
import { describePlace, type PostalPlaces } from '../business/service-areas.ts';
import type { Site, SitePlace } from '../business/site.ts';
import { formatMinutes, joinWords } from '../business/wording.ts';
import type { CoverageAnswer } from '../schemas/coverage.ts';
import { findPlace } from './find-place.ts';
import type { Lookup } from './lookup.ts';
import { dropPostalCodes, isRural, looksLikePostalCode, parsePostalCode } from './postal-code.ts';
import { wordServedPlace } from './served-place.ts';

/** The operation whose prebuilt answers these are. */
const PREBUILT = 'getCoverage';

/** The answer for a served place, looked up by name (contract B7). */
export function coverageOfPlace(site: Site, place: SitePlace): CoverageAnswer {
  return {
    covered: true,
    confidence: 'confirmed',
    matchedOn: 'city',
    postalArea: null,
    areas: [describePlace(site, place)],
    suggestions: [],
    nearest: null,
    message: wordServedPlace({ ...place, response: formatMinutes(place.responseMinutes) }),
    nextStep: nextStep(site),
  };
}

/** The answer for a served forward sortation area (contract B9). An area can straddle towns, so it is only likely. */
export function coverageOfPostalArea(site: Site, fsa: string, places: PostalPlaces): CoverageAnswer {
  const all = [...places.primary, ...places.partial];
  return {
    covered: true,
    confidence: 'likely',
    matchedOn: 'postal',
    postalArea: fsa,
    areas: all.map((place) => describePlace(site, place)),
    suggestions: [],
    nearest: null,
    message: wordPostalArea(fsa, places, all.length),
    nextStep: nextStep(site),
  };
}

function wordPostalArea(fsa: string, { primary, partial }: PostalPlaces, count: number): string {
  if (isRural(fsa)) {
    const served = count === 1 ? 'one place' : `${count} places`;
    return `Likely yes: ${fsa} is a rural postal area that spans many villages, and we serve ${served} in it. Tell us the village when you call.`;
  }
  const names = (primary.length > 0 ? primary : partial).map((place) => place.name);
  const listed =
    names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more places` : joinWords(names);
  return primary.length > 0
    ? `Likely yes: ${fsa} is in ${listed}, which we serve. Tell us the street when you call.`
    : `Likely yes: ${fsa} holds some addresses of ${listed}, which we serve. Tell us the street when you call.`;
}

/**
 * Finds the answer to a question about `city` or `postal` (contract B6 to B10):
 * the prebuilt one of a served place or postal area, or one made now.
 */
export function findCoverage(query: Query, lookup: Lookup): Result<Answer<CoverageAnswer>, Failure> {
  const { city = '', postal = '' } = query;
  if (city === '' && postal === '') {
    return problem(
      'coverage-needs-input',
      `Neither city nor postal was given. Send city with a place name such as "${lookup.example.city}", or postal with a postal code or its first three characters such as "${lookup.example.postal}".`,
    );
  }
  const fsa = postal === '' ? undefined : parsePostalCode(postal);
  if (fsa?.ok === false) {
    return problem(
      'postal-code-invalid',
      'postal is not a Canadian postal code. Send letter digit letter digit letter digit, with or without a space, or the first three characters alone.',
      fsa.failure,
    );
  }
  const byCity = city === '' ? undefined : findByCity(city, lookup);
  if (byCity !== undefined && 'key' in byCity) return ok(byCity);
  const byPostal = fsa === undefined ? undefined : findByPostalArea(fsa.value, lookup);
  if (byPostal !== undefined && (byCity === undefined || 'key' in byPostal)) return ok(byPostal);
  if (byCity === undefined) throw new Error('A coverage question without city and postal went unnoticed.');
  return ok(byCity);
}

function findByCity(city: string, lookup: Lookup): Answer<CoverageAnswer> {
  if (looksLikePostalCode(city)) {
    const message = 'That reads like a postal code. Check it as a postal code instead of a place name.';
    return { record: cityAnswer(lookup, { covered: false, slugs: [], message }) };
  }
  const name = dropPostalCodes(city);
  const match = findPlace(name, lookup);
  if (match.kind === 'match') return { operation: PREBUILT, key: match.slug };
  const given = `“${cutText(name)}”`;
  if (match.kind === 'none') {
    const message =
      lookup.placeCount === 0
        ? `There is no list of places to find ${given} on. Call: a person says whether we come.`
        : `${given} is not among the ${lookup.placeCount} places we serve. Call if you live close to one of them: a person decides.`;
    return { record: cityAnswer(lookup, { covered: false, slugs: [], message }) };
  }
  const names = match.slugs.map((slug) => lookup.names[slug] ?? slug);
  const message =
    match.kind === 'near'
      ? `${given} is not a place we know. Did you mean ${joinWords(names, 'or')}?`
      : names.length > 4
        ? `${given} means ${names.length} places we serve. Which one is it?`
        : `${given} can mean ${joinWords(names, 'or')}. Which one is it?`;
  return { record: cityAnswer(lookup, { covered: null, slugs: match.slugs, message }) };
}

function findByPostalArea(fsa: string, lookup: Lookup): Answer<CoverageAnswer> {
  const area = Object.hasOwn(lookup.postalAreas, fsa) ? lookup.postalAreas[fsa] : undefined;
  if (area === 0) return { operation: PREBUILT, key: fsa };
  if (area !== undefined) {
    const [name, index, aboutKm] = area;
    const nearest = lookup.nearest[index] ?? null;
    const message = `${fsa} (${name}) is outside our area. The nearest place we serve is ${nearest?.name}, about ${aboutKm} km away.`;
    return { record: postalAnswer(lookup, { fsa, nearest, message }) };
  }
  const { name, postalDistricts } = lookup.province;
  const message = postalDistricts.includes(fsa[0] ?? '')
    ? `${fsa} is not a postal area we know; new ones appear every year. Try the name of the town, or call.`
    : `${fsa} is not in ${name}, and ${name} is where we work.`;
  return { record: postalAnswer(lookup, { fsa, nearest: null, message }) };
}

function cityAnswer(
  lookup: Lookup,
  found: { covered: false | null; slugs: readonly string[]; message: string },
): CoverageAnswer {
  return {
    covered: found.covered,
    confidence: found.covered === null ? null : 'confirmed',
    matchedOn: 'city',
    postalArea: null,
    areas: [],
    suggestions: found.slugs.map((slug) => ({ slug, name: lookup.names[slug] ?? slug })),
    nearest: null,
    message: found.message,
    nextStep: lookup.nextStep,
  };
}

function postalAnswer(
  lookup: Lookup,
  found: { fsa: string; nearest: CoverageAnswer['nearest']; message: string },
): CoverageAnswer {
  return {
    covered: false,
    confidence: 'likely',
    matchedOn: 'postal',
    postalArea: found.fsa,
    areas: [],
    suggestions: [],
    nearest: found.nearest,
    message: found.message,
    nextStep: lookup.nextStep,
  };
}

/** Input to be repeated in an answer, without postal codes (contract B13) and cut to 100 characters (contract C1). */
export function cutText(text: string): string {
  const characters = [...dropPostalCodes(text.slice(0, 300)).trim()].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
