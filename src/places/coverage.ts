import { type Answer, type Failure, ok, problem, type Query, type Result } from '../business/query.ts';
import { placePath, siteUrl } from '../business/site.ts';
import { beginsWith } from '../countries/country.ts';
import { dropPostalCodes, looksLikePostalCode, parsePostalCode, splitPostalCode } from '../countries/postal-code.ts';
import { formatWholeDistance } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { answersOf } from '../text/answers.ts';
import { explainPostalCode } from '../text/terms.ts';
import type { CoverageIndex } from './coverage-index.ts';
import { findAddress, findUnserved, own, type PlaceMatch } from './find-place.ts';
import type { Nearest } from './names.ts';
import { dropCompass, foldName } from './place-name.ts';

/** Maximum number of places listed without a question. */
const MOST_LISTED = 200;
/** Maximum number of places suggested. */
const MOST_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MOST_NAMED = 4;

/** An answer with its members in the published order; those that are not given are empty. */
export function toAnswer(
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

/**
 * Answers a question about `city` or `postal` (contract B6 to B10, B15 to B18): with a prebuilt answer for a served
 * place or postal area, or a computed one.
 */
export function findCoverage(query: Query, lookup: CoverageIndex): Result<Answer<CoverageAnswer>, Failure> {
  const { city = '', postal = '' } = query;
  if (city === '' && postal === '') {
    const { example, locale, terms } = lookup;
    const detail = answersOf(locale).coverage.noQuestion({ ...example, codeOrArea: terms.codeOrArea });
    return problem('coverage-needs-input', detail);
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
  const { placeCount: count, locale, tellsResponse, terms } = lookup;
  const { aPostalCode } = terms;
  const message = answersOf(locale).coverage.listed({ count, shown: slugs.length, aPostalCode, tellsResponse });
  return toAnswer(lookup, { suggestions: suggest(slugs, lookup), message });
}

/** The answer for a name, with or without a postal code (contract B10, B15, B18). */
function findByCity(city: string, asked: string | undefined, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const coded = splitPostalCode(city, lookup.postalCodes);
  const name = coded?.rest ?? city;
  const area = coded?.area ?? asked;
  const isCode = coded === undefined && looksLikePostalCode(city, lookup.postalCodes);
  const match: PlaceMatch = isCode ? { kind: 'none', slugs: [] } : findAddress(city, name, lookup);
  const byName = isCode ? refuse({ message: lookup.terms.wrongName }, lookup) : answerName(name, match, area, lookup);
  const address = match.kind === 'address' ? { address: match.slug } : {};
  if (area === undefined) return { ...byName, ...address };
  const byPostal = findByPostalArea(area, lookup);
  // A known name comes before the code beside it, because villages share codes: not one that is served in part.
  if (match.kind === 'unserved') return byName;
  if (match.kind === 'match') return lookup.inPart.includes(match.slug) ? byPostal : byName;
  if ('key' in byPostal) return { ...byPostal, ...address, ...prefaceFor(name, lookup) };
  // A place named beside a code from elsewhere may be the one that was meant, unless only a street has its name.
  return coded === undefined || (match.kind !== 'none' && match.kind !== 'street') ? byName : byPostal;
}

/** What precedes the answer for a served postal code, if the place given with it is not listed (contract B18). */
function prefaceFor(name: string, lookup: CoverageIndex) {
  if (!/[\p{L}\p{N}]/u.test(name)) return {};
  const { byCodeAlone } = answersOf(lookup.locale).coverage;
  return { preface: byCodeAlone(truncateText(name, lookup), lookup.terms.postalCode) };
}

/** The negative answer for a name. */
function refuse(found: Pick<CoverageAnswer, 'message'> & Partial<CoverageAnswer>, lookup: CoverageIndex) {
  return { record: toAnswer(lookup, { covered: false, confidence: 'confirmed', matchedOn: 'city', ...found }) };
}

/** What a name says (contract B7, B15, B18): a place, a question which one is meant, or that it is not served. */
function answerName(
  text: string,
  match: PlaceMatch,
  area: string | undefined,
  lookup: CoverageIndex,
): Answer<CoverageAnswer> {
  if (match.kind === 'match') return { operation: 'getCoverage', key: match.slug };
  const given = answersOf(lookup.locale).coverage.quote(truncateText(text, lookup));
  if (match.kind === 'none' || match.kind === 'unserved' || match.kind === 'contradiction') {
    return refuseName(given, match, area, lookup);
  }
  const message = askWhich(given, match, area, lookup);
  const suggestions = suggest(match.slugs.slice(0, MOST_SUGGESTIONS), lookup);
  return { record: toAnswer(lookup, { matchedOn: 'city', suggestions, message }) };
}

/** Asks which of several places was meant. */
function askWhich(
  given: string,
  { kind, slugs }: PlaceMatch,
  area: string | undefined,
  { locale, summaries, terms }: CoverageIndex,
): string {
  const words = answersOf(locale).coverage;
  const { length } = slugs;
  const names = slugs.slice(0, MOST_NAMED).map((slug) => summaries[slug]?.name ?? slug);
  const few = length > MOST_NAMED ? words.oneOf(Math.min(length, MOST_SUGGESTIONS)) : words.few(names);
  if (kind === 'address') return words.address(given, names[0]);
  if (kind === 'street') return words.street(given, few, area === undefined ? terms.postalCode : undefined);
  if (kind === 'near' || kind === 'quarter') return words[kind](given, few);
  if (length === 1) return words.onlyOne(given, few);
  if (length <= MOST_NAMED) return words.several(given, few);
  return words.many(given, length, length > MOST_SUGGESTIONS ? MOST_SUGGESTIONS : undefined);
}

/** The negative answer for a name. Only one that the content or the postal areas know may be logged. */
function refuseName(
  given: string,
  match: PlaceMatch,
  area: string | undefined,
  lookup: CoverageIndex,
): Answer<CoverageAnswer> {
  const { placeCount, summaries } = lookup;
  const words = answersOf(lookup.locale).coverage;
  const { slugs } = match;
  const name = 'name' in match ? match.name : undefined;
  const named = name === undefined ? null : nearestTo(name, area, lookup);
  // Who sent a postal code too is told what it says, not to send it.
  const beside = named === null && area !== undefined ? findByPostalArea(area, lookup) : undefined;
  const { message: sent = words.call, nearest = named } =
    beside !== undefined && 'record' in beside ? beside.record : {};
  const nameless = beside === undefined ? formatNearest(nearest, lookup) : sent;
  const advice = slugs.length === 0 ? nameless : words.theseAre(slugs.map((slug) => summaries[slug]?.name ?? slug));
  const message = placeCount === 0 ? words.noList(given) : words.notServed(given, placeCount, advice);
  return {
    ...refuse({ suggestions: suggest(slugs, lookup), nearest, message }, lookup),
    ...(name !== undefined && findUnserved(name, lookup) && { knownName: name }),
  };
}

/** Names the nearest served place, or asks for more where none is known. */
function formatNearest(nearest: CoverageAnswer['nearest'], lookup: CoverageIndex): string {
  const words = answersOf(lookup.locale).coverage;
  return nearest === null
    ? words.whereUnknown(lookup.terms.postalCode)
    : words.nearest(nearest.name, formatWholeDistance(nearest.aboutKmAway, lookup));
}

function findByPostalArea(postalArea: string, lookup: CoverageIndex): Answer<CoverageAnswer> {
  const area = own(lookup.postalAreas, postalArea);
  if (area === 0) return { operation: 'getCoverage', key: postalArea, postalArea };
  const [name, ...way] = area ?? [];
  const nearest = describeNearest(way, lookup);
  const message =
    area === undefined
      ? refuseUnknownArea(postalArea, lookup)
      : answersOf(lookup.locale).coverage.outside(postalArea, name, formatNearest(nearest, lookup));
  const found = { covered: false, confidence: 'likely', matchedOn: 'postal', postalArea, nearest, message } as const;
  return { record: toAnswer(lookup, found) };
}

/** The answer for an area that is in no table: elsewhere, if its code tells, or unknown. */
function refuseUnknownArea(postalArea: string, lookup: CoverageIndex): string {
  const { regionNames, regionPostalCodes, terms } = lookup;
  const words = answersOf(lookup.locale).coverage;
  return regionPostalCodes.length === 0 || beginsWith(postalArea, regionPostalCodes)
    ? words.unknownArea(postalArea, terms.unknownArea)
    : words.elsewhere(postalArea, regionNames);
}

/** The served place nearest to a known name, or to the postal area beside it if that belongs to the name. */
function nearestTo(known: string, area: string | undefined, lookup: CoverageIndex): CoverageAnswer['nearest'] {
  const [name = '', ...narrow] = (area !== undefined && own(lookup.postalAreas, area)) || [];
  const isPart = [foldName(name), dropCompass(foldName(name))].includes(known);
  return describeNearest(isPart ? narrow : findUnserved(known, lookup)?.nearest, lookup);
}

function describeNearest(
  [slug = '', aboutKmAway = 0]: readonly [] | Nearest = [],
  lookup: CoverageIndex,
): CoverageAnswer['nearest'] {
  const place = own(lookup.summaries, slug);
  if (place === undefined) return null;
  const { name, distanceKm } = place;
  return { slug, name, distanceKm, aboutKmAway, url: siteUrl(lookup, placePath({ slug })) };
}

function suggest(slugs: readonly string[], { summaries }: CoverageIndex): CoverageAnswer['suggestions'] {
  return slugs.flatMap((slug) => {
    const summary = own(summaries, slug);
    return summary === undefined ? [] : { slug, ...summary };
  });
}

/**
 * Truncates input for repetition in an answer, without postal codes (contract B13), to 100 characters (contract C1).
 */
export function truncateText(text: string, { postalCodes }: Pick<CoverageIndex, 'postalCodes'>): string {
  const characters = [...dropPostalCodes(text, postalCodes).trim().replace(/,$/, '')].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : characters.join('');
}
