import { nextStep } from '../business/business.ts';
import { type Answer, type Failure, ok, problem, type Query, type Result } from '../business/query.ts';
import type { Site, SitePlace } from '../business/site.ts';
import { beginsWith } from '../countries/country.ts';
import { looksLikePostalCode, parsePostalCode, splitPostalCode } from '../countries/postal-code.ts';
import { formatMinutes, joinWords } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { explainPostalCode } from '../text/terms.ts';
import type { CoverageIndex } from './coverage-index.ts';
import {
  CALL,
  describeDistance,
  formatChoice,
  formatNearest,
  formatParts,
  formatPostalArea,
  formatServedPlace,
  MOST_SUGGESTIONS,
  prefaceFor,
  truncateText,
} from './coverage-messages.ts';
import { findAddress, own, type PlaceMatch } from './find-place.ts';
import { dropCompass, foldName } from './place-name.ts';
import { type PostalPlaces, toPlaceRecord } from './places.ts';

/** Maximum number of places listed without a question. */
const MOST_LISTED = 200;

/** An answer with its members in the published order; those that are not given are empty. */
function toAnswer(
  { nextStep }: Pick<CoverageAnswer, 'nextStep'>,
  { message, ...found }: Pick<CoverageAnswer, 'message'> & Partial<CoverageAnswer>,
): CoverageAnswer {
  return {
    covered: null,
    confidence: null,
    matchedOn: null,
    postalArea: null,
    areas: [],
    suggestions: [],
    nearest: null,
    ...found,
    message,
    nextStep,
  };
}

/** The answer for a served place, found by name (contract B7). */
export function coverageOfPlace(site: Site, place: SitePlace): CoverageAnswer {
  // A place that is served in part, and the served neighbourhoods of its town.
  const isPart = ({ kind, municipality }: SitePlace) => kind === 'neighbourhood' && municipality === place.name;
  const parts = place.isServedInPart ? [place, ...site.places.filter(isPart)] : [place];
  const message = place.isServedInPart
    ? formatParts(site, place, parts)
    : formatServedPlace({
        ...place,
        distance: describeDistance(place.distanceKm, site),
        response: place.responseMinutes === null ? undefined : formatMinutes(place.responseMinutes),
      });
  return toAnswer(
    { nextStep: nextStep(site) },
    {
      covered: true,
      confidence: place.isServedInPart ? 'likely' : 'confirmed',
      matchedOn: 'city',
      areas: parts.map((part) => toPlaceRecord(site, part)),
      message,
    },
  );
}

/** The answer for a served postal area (contract B9). An area can include several towns, so coverage is only likely. */
export function coverageOfPostalArea(site: Site, postalArea: string, places: PostalPlaces): CoverageAnswer {
  const areas = [...places.primary, ...places.partial].map((place) => toPlaceRecord(site, place));
  const message = formatPostalArea(site, postalArea, places);
  return toAnswer(
    { nextStep: nextStep(site) },
    { covered: true, confidence: 'likely', matchedOn: 'postal', postalArea, areas, message },
  );
}

/**
 * Answers a question about `city` or `postal` (contract B6 to B10, B15 to B18): with a prebuilt answer for a served
 * place or postal area, or a computed one.
 */
export function findCoverage(query: Query, lookup: CoverageIndex): Result<Answer<CoverageAnswer>, Failure> {
  const { city = '', postal = '' } = query;
  if (city === '' && postal === '') {
    return problem(
      'coverage-needs-input',
      `Neither city nor postal was given. Send city with a place name such as "${lookup.example.city}", or postal with ${lookup.terms.codeOrArea} such as "${lookup.example.postal}".`,
    );
  }
  const code = postal === '' ? undefined : parsePostalCode(postal, lookup.postalCodes);
  if (code?.ok === false) {
    const { reason: _, country: __, ...advice } = code.failure;
    return problem('postal-code-invalid', explainPostalCode(code.failure, lookup.terms), advice);
  }
  if (city !== '') return ok(findByCity(city, code?.value, lookup));
  if (code === undefined) throw new Error('A coverage question without city and postal went unnoticed.');
  return ok(findByPostalArea(code.value, lookup));
}

/** All places for a client that asked for none: nearest first, at most two hundred (contract D4). */
export function coverageOfNothing(lookup: CoverageIndex): CoverageAnswer {
  const slugs = Object.keys(lookup.summaries).slice(0, MOST_LISTED);
  const left = lookup.placeCount - slugs.length;
  const listed =
    lookup.placeCount === 0
      ? `There is no list of places. ${CALL}`
      : left > 0
        ? `These are the nearest ${slugs.length} of the ${lookup.placeCount} places we serve; ${left} more are left out.`
        : `These are all ${lookup.placeCount} places we serve.`;
  const purpose = lookup.tellsResponse ? ' to get its usual response time' : '';
  const message = `${listed} Ask about a place or ${lookup.terms.aPostalCode}${purpose}.`;
  return toAnswer(lookup, { suggestions: suggest(slugs, lookup), message });
}

/** The answer for a name, with or without a postal code (contract B10, B15, B18). */
function findByCity(city: string, asked: string | undefined, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const coded = splitPostalCode(city, lookup.postalCodes);
  const name = coded?.rest ?? city;
  const area = coded?.area ?? asked;
  const isCode = coded === undefined && looksLikePostalCode(city, lookup.postalCodes.meant);
  const match: PlaceMatch = isCode ? { kind: 'none' } : findAddress(city, name, lookup);
  const byName = isCode ? refuse({ message: lookup.terms.wrongName }, lookup) : answerName(name, match, area, lookup);
  const address = match.kind === 'address' ? { address: match.slug } : {};
  if (area === undefined) return { ...byName, ...address };
  const byPostal = findByPostalArea(area, lookup);
  // A known name comes before the code beside it, because villages share codes: not one that is served in part.
  if (match.kind === 'unserved') return byName;
  if (match.kind === 'match') return lookup.inPart.includes(match.slug) ? byPostal : byName;
  if ('key' in byPostal) return { ...byPostal, ...address, ...prefaceFor(name, lookup) };
  // A place named beside a code from elsewhere may be the one that was meant, unless only a street has its name.
  return coded === undefined || ('slugs' in match && match.kind !== 'street') ? byName : byPostal;
}

/** The negative answer for a name. */
function refuse(found: Pick<CoverageAnswer, 'message'> & Partial<CoverageAnswer>, lookup: CoverageIndex) {
  return { record: toAnswer(lookup, { covered: false, confidence: 'confirmed', matchedOn: 'city', ...found }) };
}

function answerName(
  text: string,
  match: PlaceMatch,
  area: string | undefined,
  lookup: CoverageIndex,
): Answer<CoverageAnswer> {
  const given = `“${truncateText(text, lookup)}”`;
  if (match.kind === 'match') return { operation: 'getCoverage', key: match.slug };
  if (match.kind === 'none') return refuseName(given, undefined, [], area, lookup);
  if (match.kind === 'unserved') return refuseName(given, match.name, [], area, lookup);
  if (match.kind === 'contradiction') return refuseName(given, match.name, match.slugs, area, lookup);
  const message = formatChoice(given, match, area, lookup);
  const suggestions = suggest(match.slugs.slice(0, MOST_SUGGESTIONS), lookup);
  return { record: toAnswer(lookup, { matchedOn: 'city', suggestions, message }) };
}

/**
 * The negative answer for a name (contract B7, B15, B18): `known` is the key of one that the content or the postal areas
 * know. Only such names may be logged.
 */
function refuseName(
  given: string,
  known: string | undefined,
  slugs: readonly string[],
  area: string | undefined,
  lookup: CoverageIndex,
): Answer<CoverageAnswer> {
  const { placeCount, summaries } = lookup;
  const named = known === undefined ? null : nearestTo(known, area, lookup);
  // Who sent a postal code too is told what it says, not to send it.
  const beside = named === null && area !== undefined ? findByPostalArea(area, lookup) : undefined;
  const { message: sent = CALL, nearest = named } = beside !== undefined && 'record' in beside ? beside.record : {};
  const names = joinWords(slugs.map((slug) => summaries[slug]?.name ?? slug));
  const advice =
    slugs.length === 0
      ? beside === undefined
        ? formatNearest(nearest, lookup)
        : ` ${sent}`
      : ` ${names} ${slugs.length === 1 ? 'is: ask about it alone' : 'are: ask about one at a time'}.`;
  const message =
    placeCount === 0
      ? `There is no list of places to find ${given} on. ${CALL}`
      : `${given} is not among the ${placeCount} places we serve.${advice}`;
  return {
    ...refuse({ suggestions: suggest(slugs, lookup), nearest, message }, lookup),
    ...(known !== undefined && Object.hasOwn(lookup.unserved, known) && { knownName: known }),
  };
}

function findByPostalArea(postalArea: string, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const area = own(lookup.postalAreas, postalArea);
  if (area === 0) return { operation: 'getCoverage', key: postalArea, postalArea };
  const [name, ...way] = area ?? [];
  const nearest = resolveRef(way, lookup);
  const message =
    area === undefined
      ? `${postalArea} ${refuseUnknownArea(postalArea, lookup)}`
      : `${postalArea} (${name}) is outside our area.${formatNearest(nearest, lookup)}`;
  const found = { covered: false, confidence: 'likely', matchedOn: 'postal', postalArea, nearest, message } as const;
  return { record: toAnswer(lookup, found) };
}

/** The answer for an area that is in no table: elsewhere, if its code tells, or unknown. */
function refuseUnknownArea(postalArea: string, { regionNames, regionPostalCodes, terms }: CoverageIndex): string {
  if (regionPostalCodes.length === 0 || beginsWith(postalArea, regionPostalCodes)) return terms.unknownArea;
  const names = joinWords(regionNames, 'or');
  return `is not in ${names}, and we only work ${regionNames.length === 1 ? `in ${names}` : 'there'}.`;
}

/** The served place nearest to a known name, or to the postal area beside it if that belongs to the name. */
function nearestTo(known: string, area: string | undefined, lookup: CoverageIndex): CoverageAnswer['nearest'] {
  const [name = '', ...narrow] = (area !== undefined && own(lookup.postalAreas, area)) || [];
  const isPart = [foldName(name), dropCompass(foldName(name))].includes(known);
  return resolveRef(isPart ? narrow : own(lookup.unserved, known) || [], lookup);
}

function resolveRef([index, aboutKmAway]: readonly number[], { nearest }: CoverageIndex): CoverageAnswer['nearest'] {
  const place = index === undefined ? undefined : nearest[index];
  if (place === undefined || aboutKmAway === undefined) return null;
  const { url, ...shared } = place;
  return { ...shared, aboutKmAway, url };
}

function suggest(slugs: readonly string[], { summaries }: CoverageIndex): CoverageAnswer['suggestions'] {
  return slugs.flatMap((slug) => {
    const summary = own(summaries, slug);
    return summary === undefined ? [] : { slug, ...summary };
  });
}
