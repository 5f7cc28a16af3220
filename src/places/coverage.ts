import { nextStep } from '../business/business.ts';
import { type Failure, problem } from '../business/queries/problem.ts';
import type { Answer, MadeAnswer, Query } from '../business/queries/query.ts';
import { ok, type Result } from '../business/queries/result.ts';
import type { Site, SitePlace } from '../business/site.ts';
import { looksLikePostalCode, parsePostalCode, splitPostalCode } from '../countries/postal-code.ts';
import { beginsWith } from '../countries/regions.ts';
import { formatMinutes, joinWords } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { explainPostalCode } from '../text/terms.ts';
import { type AddressMatch, findAddress } from './address.ts';
import type { CoverageIndex, NearestRef } from './coverage-index.ts';
import {
  CALL,
  formatChoice,
  formatNearest,
  MOST_LISTED,
  MOST_SUGGESTIONS,
  prefaceFor,
  truncateText,
} from './coverage-messages.ts';
import { findPlace } from './find-place.ts';
import { dropCompass, foldName } from './place-name.ts';
import { describeDistance, formatParts, formatPostalArea, formatServedPlace } from './served-place.ts';
import { type PostalPlaces, toPlaceRecord } from './service-areas.ts';

/** The operation that publishes the prebuilt answers. */
const PREBUILT = 'getCoverage';

/** The answer for a served place, found by name (contract B7). */
export function coverageOfPlace(site: Site, place: SitePlace): CoverageAnswer {
  const parts = place.isServedInPart ? partsOf(site, place) : [place];
  return {
    covered: true,
    confidence: place.isServedInPart ? 'likely' : 'confirmed',
    matchedOn: 'city',
    postalArea: null,
    areas: parts.map((part) => toPlaceRecord(site, part)),
    suggestions: [],
    nearest: null,
    message: place.isServedInPart
      ? formatParts(site, place, parts)
      : formatServedPlace({
          ...place,
          distance: describeDistance(place.distanceKm, site),
          response: place.responseMinutes === null ? undefined : formatMinutes(place.responseMinutes),
        }),
    nextStep: nextStep(site),
  };
}

/** A place that is served in part, and the served neighbourhoods of its town. */
function partsOf({ places }: Site, place: SitePlace): SitePlace[] {
  return [place, ...places.filter((other) => other.kind === 'neighbourhood' && other.municipality === place.name)];
}

/** The answer for a served postal area (contract B9). An area can include several towns, so coverage is only likely. */
export function coverageOfPostalArea(site: Site, postalArea: string, places: PostalPlaces): CoverageAnswer {
  const all = [...places.primary, ...places.partial];
  return {
    covered: true,
    confidence: 'likely',
    matchedOn: 'postal',
    postalArea,
    areas: all.map((place) => toPlaceRecord(site, place)),
    suggestions: [],
    nearest: null,
    message: formatPostalArea(site, postalArea, places),
    nextStep: nextStep(site),
  };
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
  return { ...cityAnswer(lookup, { covered: null, slugs, message }), matchedOn: null };
}

/** The answer for a name, with or without a postal code (contract B10, B15, B18). */
function findByCity(city: string, asked: string | undefined, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const coded = splitPostalCode(city, lookup.postalCodes);
  const name = coded?.rest ?? city;
  const area = coded?.area ?? asked;
  const isCode = coded === undefined && looksLikePostalCode(city, lookup.postalCodes.meant);
  const match: AddressMatch = isCode ? { kind: 'none' } : findAddress(city, name, findPlace(name, lookup), lookup);
  const byName = isCode ? refuseCode(lookup) : answerName(name, match, area, lookup);
  const address = match.kind === 'address' ? { address: match.slug } : {};
  if (area === undefined) return { ...byName, ...address };
  const byPostal = findByPostalArea(area, lookup);
  if (match.kind === 'match' || match.kind === 'unserved') return isDecided(match, lookup) ? byName : byPostal;
  if ('key' in byPostal) return { ...byPostal, ...address, ...prefaceFor(name, lookup) };
  // A place named beside a code from elsewhere may be the one that was meant, unless only a street has its name.
  return coded === undefined || ('slugs' in match && match.kind !== 'street') ? byName : byPostal;
}

/** Whether a known name comes before the code beside it, because villages share codes: not one that is served in part. */
function isDecided(match: AddressMatch, { inPart }: CoverageIndex): boolean {
  return match.kind !== 'match' || !inPart.includes(match.slug);
}

function refuseCode(lookup: CoverageIndex): Answer<CoverageAnswer> {
  return { record: cityAnswer(lookup, { covered: false, slugs: [], message: lookup.terms.wrongName }) };
}

function answerName(
  text: string,
  match: AddressMatch,
  area: string | undefined,
  lookup: CoverageIndex,
): Answer<CoverageAnswer> {
  const given = `“${truncateText(text, lookup)}”`;
  switch (match.kind) {
    case 'match':
      return { operation: PREBUILT, key: match.slug };
    case 'several':
    case 'quarter':
    case 'near':
    case 'address':
    case 'street': {
      const message = formatChoice(given, match, area, lookup);
      return { record: cityAnswer(lookup, { covered: null, slugs: match.slugs.slice(0, MOST_SUGGESTIONS), message }) };
    }
    default:
      return { record: refuseName(given, match, area, lookup), ...knownNameOf(match, lookup) };
  }
}

/** The name behind a negative answer, if the content or the postal areas know it. Only such names may be logged. */
function knownNameOf(match: AddressMatch, { unserved }: CoverageIndex): Pick<MadeAnswer, 'knownName'> {
  const name = match.kind === 'unserved' || match.kind === 'contradiction' ? match.name : undefined;
  return name !== undefined && Object.hasOwn(unserved, name) ? { knownName: name } : {};
}

/** The negative answer for a name (contract B7, B15, B18). */
function refuseName(
  given: string,
  match: Extract<AddressMatch, { readonly kind: 'unserved' | 'contradiction' | 'none' }>,
  area: string | undefined,
  lookup: CoverageIndex,
): CoverageAnswer {
  const { placeCount, summaries } = lookup;
  const slugs = match.kind === 'contradiction' ? match.slugs : [];
  const named = match.kind === 'none' ? null : nearestTo(match.name, area, lookup);
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
  return { ...cityAnswer(lookup, { covered: false, slugs, message }), nearest };
}

function findByPostalArea(postalArea: string, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const area = own(lookup.postalAreas, postalArea);
  if (area === 0) return { operation: PREBUILT, key: postalArea, postalArea };
  if (area !== undefined) {
    const [name, ...way] = area;
    const nearest = resolveRef(way, lookup);
    const message = `${postalArea} (${name}) is outside our area.${formatNearest(nearest, lookup)}`;
    return { record: postalAnswer(lookup, { postalArea, nearest, message }) };
  }
  const message = `${postalArea} ${refuseUnknownArea(postalArea, lookup)}`;
  return { record: postalAnswer(lookup, { postalArea, nearest: null, message }) };
}

/** The answer for an area that is in no table: elsewhere, if its code tells, or unknown. */
function refuseUnknownArea(postalArea: string, { regionNames, regionPostalCodes, terms }: CoverageIndex): string {
  if (regionPostalCodes.length === 0 || beginsWith(postalArea, regionPostalCodes)) return terms.unknownArea;
  const names = joinWords(regionNames, 'or');
  return `is not in ${names}, and we only work ${regionNames.length === 1 ? `in ${names}` : 'there'}.`;
}

/** The served place nearest to a known name, or to the postal area beside it if that belongs to the name. */
function nearestTo(knownName: string, area: string | undefined, lookup: CoverageIndex): CoverageAnswer['nearest'] {
  const part = area === undefined ? undefined : own(lookup.postalAreas, area);
  const way = own(lookup.unserved, knownName);
  if (!part) return way ? resolveRef(way, lookup) : null;
  const [name, ...narrow] = part;
  const isPart = [foldName(name), dropCompass(foldName(name))].includes(knownName);
  return isPart ? resolveRef(narrow, lookup) : way ? resolveRef(way, lookup) : null;
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function resolveRef([index, aboutKmAway]: NearestRef, lookup: CoverageIndex): CoverageAnswer['nearest'] {
  const place = lookup.nearest[index];
  if (place === undefined) return null;
  const { url, ...shared } = place;
  return { ...shared, aboutKmAway, url };
}

function cityAnswer(
  lookup: CoverageIndex,
  found: { covered: false | null; slugs: readonly string[]; message: string },
): CoverageAnswer {
  return {
    covered: found.covered,
    confidence: found.covered === null ? null : 'confirmed',
    matchedOn: 'city',
    postalArea: null,
    areas: [],
    suggestions: found.slugs.flatMap((slug) => suggest(slug, lookup) ?? []),
    nearest: null,
    message: found.message,
    nextStep: lookup.nextStep,
  };
}

function suggest(slug: string, { summaries }: CoverageIndex): CoverageAnswer['suggestions'][number] | undefined {
  const summary = own(summaries, slug);
  return summary && { slug, ...summary };
}

function postalAnswer(
  lookup: CoverageIndex,
  found: { postalArea: string; nearest: CoverageAnswer['nearest']; message: string },
): CoverageAnswer {
  return {
    covered: false,
    confidence: 'likely',
    matchedOn: 'postal',
    postalArea: found.postalArea,
    areas: [],
    suggestions: [],
    nearest: found.nearest,
    message: found.message,
    nextStep: lookup.nextStep,
  };
}
