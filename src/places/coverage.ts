import { type Failure, ok, problem, type Query, type Result } from '../business/query.ts';
import { placePath, siteUrl } from '../business/site.ts';
import { beginsWith } from '../countries/country.ts';
import { dropPostalCodes, looksLikePostalCode, parsePostalCode, splitPostalCode } from '../countries/postal-code.ts';
import { formatWholeDistance } from '../format/wording.ts';
import type { CoverageAnswer } from '../schemas/answers/coverage.ts';
import { answersOf } from '../text/answers.ts';
import { explainPostalCode } from '../text/terms.ts';
import type { AreaTables, CoverageTables, PlaceTables, Wording } from './coverage-index.ts';
import { findAddress } from './find-address.ts';
import { getOwn, type PlaceMatch } from './find-place.ts';
import type { Nearest } from './names.ts';
import { dropCompass, foldName } from './place-name.ts';

/** Maximum number of places listed without a question. */
const MAX_LISTED = 200;
/** Maximum number of places suggested. */
const MAX_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MAX_NAMED = 4;

/** Kinds of names that are a no whatever postal code stands beside them. */
const CERTAIN: readonly PlaceMatch['kind'][] = ['unserved', 'foreign'];

/** What a question about coverage comes to. */
export type Coverage = ServedPlace | ServedArea | OpenCoverage;

/** A served place, by its slug. */
interface ServedPlace {
  readonly kind: 'served';
  readonly place: string;
}

/** A served postal area: only likely, because an area can include several towns. */
interface ServedArea {
  readonly kind: 'postal-area';
  readonly area: string;
  /** Sentence about the unknown name beside the postal code, if there was one. */
  readonly preface?: string;
  /** Slug of the served place that an address ends with, if the question was one. */
  readonly address?: string;
}

/** A place or area that is not served, or a name that is unclear, with the record that says so. */
interface OpenCoverage {
  readonly kind: 'unserved' | 'unclear';
  readonly record: CoverageAnswer;
  /** Whether the name of another country, province or state says that it is not served. */
  readonly isForeign?: boolean;
  /** Normalized name of a known place that is not served, if the question named one. */
  readonly knownName?: string;
  /** Slug of the served place that an address ends with, if the question was one. */
  readonly address?: string;
}

/** Members of a record; those that are not given are empty. */
type Found = Pick<CoverageAnswer, 'message'> & Partial<CoverageAnswer>;

/** A record with its members in the published order. */
export function toCoverageRecord(nextStep: CoverageAnswer['nextStep'], found: Found): CoverageAnswer {
  return {
    covered: null,
    confidence: null,
    matchedOn: null,
    postalArea: null,
    areas: [],
    suggestions: [],
    nearest: null,
    ...found,
    nextStep,
  };
}

/**
 * Answers a question about `city` or `postal` (contract B6 to B10, B15 to B18). Fails if both are missing, or `postal` is
 * not a postal code.
 */
export function findCoverage(query: Query, lookup: CoverageTables): Result<Coverage, Failure> {
  const { city = '', postal = '' } = query;
  if (city === '' && postal === '') {
    const { example, locale, terms } = lookup;
    const detail = answersOf(locale).coverage.noQuestion({ ...example, codeOrArea: terms.codeOrArea });
    return problem('coverage-needs-input', detail);
  }
  const code = postal === '' ? undefined : parsePostalCode(postal, lookup.postalCodes);
  if (code?.ok === false) {
    // A code from where the name is says nothing more (contract M9).
    const byName = city === '' ? undefined : findByCity(city, undefined, lookup);
    if (byName?.kind === 'unserved' && byName.isForeign) return ok(byName);
    const { reason: _, country: __, ...advice } = code.failure;
    return problem('postal-code-invalid', explainPostalCode(code.failure, lookup.terms), advice);
  }
  if (city !== '') return ok(findByCity(city, code?.value, lookup));
  if (code === undefined) throw new Error('A coverage question without city and postal went unnoticed.');
  return ok(findByPostalArea(code.value, lookup));
}

/** All places for a client that asked for none: nearest first, at most two hundred (contract D4). */
export function coverageOfNothing(lookup: CoverageTables): CoverageAnswer {
  const all = Object.values(lookup.summaries);
  const suggestions = all.slice(0, MAX_LISTED);
  const { locale, nextStep, hasResponseTimes, terms } = lookup;
  const listed = { count: all.length, shown: suggestions.length, aPostalCode: terms.aPostalCode, hasResponseTimes };
  return toCoverageRecord(nextStep, { suggestions, message: answersOf(locale).coverage.listed(listed) });
}

/** The answer for a name, with or without a postal code (contract B10, B15, B18). */
function findByCity(city: string, asked: string | undefined, lookup: CoverageTables): Coverage {
  const coded = splitPostalCode(city, lookup.postalCodes);
  const name = coded?.rest ?? city;
  const area = coded?.area ?? asked;
  const byPostal = area === undefined ? undefined : findByPostalArea(area, lookup);
  const isCode = looksLikePostalCode(city, lookup.postalCodes) || coded?.rest.search(/[\p{L}\p{N}]/u) === -1;
  if (isCode) return byPostal ?? refuse({ message: lookup.terms.wrongName }, lookup);
  const match = narrowToArea(findAddress(city, name, lookup), area, lookup);
  const byName = answerName(name, match, byPostal, lookup);
  const [slug = ''] = match.slugs;
  const address = match.kind === 'address' ? { address: slug } : {};
  if (byPostal === undefined) return { ...byName, ...address };
  // A known name comes before the code beside it, because villages share codes: not one that is served in part.
  if (CERTAIN.includes(match.kind)) return byName;
  if (match.kind === 'match') return lookup.inPart.includes(slug) ? byPostal : byName;
  const { byCodeAlone } = answersOf(lookup.locale).coverage;
  const preface = byCodeAlone(truncateText(name, lookup), lookup.terms.postalCode);
  if (byPostal.kind === 'postal-area') return { ...byPostal, ...address, preface };
  // A place named beside a code from elsewhere may be the one that was meant, unless only a street has its name.
  return coded === undefined || !['none', 'street'].includes(match.kind) ? byName : byPostal;
}

/** What a text means, near to the postal area beside it if that is a part of the known place that it names. */
function narrowToArea(
  match: PlaceMatch,
  area: string | undefined,
  { postalAreas }: Pick<AreaTables, 'postalAreas'>,
): PlaceMatch {
  const part = area === undefined ? undefined : getOwn(postalAreas, area);
  if (!part || match.name === undefined) return match;
  const name = foldName(part.name);
  return [name, dropCompass(name)].includes(match.name) ? { ...match, nearest: part.nearest } : match;
}

/** What a name means (contract B7, B15, B18): a place, a question which one is meant, or that it is not served. */
function answerName(
  text: string,
  match: PlaceMatch,
  byPostal: Coverage | undefined,
  lookup: CoverageTables,
): ServedPlace | OpenCoverage {
  const [slug = ''] = match.slugs;
  if (match.kind === 'match') return { kind: 'served', place: slug };
  const given = answersOf(lookup.locale).coverage.quote(truncateText(text, lookup));
  if (match.kind === 'foreign') return refuseForeign(given, lookup);
  if (match.slugs.length === 0) {
    // Only a name that the content or the postal areas know may be logged.
    return { ...refuseName(given, match, byPostal, lookup), ...(match.name && { knownName: match.name }) };
  }
  const suggestions = suggest(match.slugs.slice(0, MAX_SUGGESTIONS), lookup);
  const message = askWhich(given, match, byPostal !== undefined, lookup);
  return { kind: 'unclear', record: toCoverageRecord(lookup.nextStep, { matchedOn: 'city', suggestions, message }) };
}

/** Asks which of several places was meant. */
function askWhich(given: string, { kind, slugs }: PlaceMatch, hasCode: boolean, lookup: CoverageTables): string {
  const words = answersOf(lookup.locale).coverage;
  const { length } = slugs;
  const names = suggest(slugs.slice(0, MAX_NAMED), lookup).map(({ name }) => name);
  const few = length > MAX_NAMED ? words.oneOf(Math.min(length, MAX_SUGGESTIONS)) : words.few(names);
  if (kind === 'address') return words.address(given, names[0]);
  if (kind === 'street') return words.street(given, few, hasCode ? undefined : lookup.terms.postalCode);
  if (kind === 'near') return words.near(given, few);
  if (kind === 'quarter') return words.quarter(given, few);
  if (length === 1) return words.onlyOne(given, few);
  if (length <= MAX_NAMED) return words.several(given, few);
  return words.many(given, length, length > MAX_SUGGESTIONS ? MAX_SUGGESTIONS : undefined);
}

/** The negative answer for a name. If a postal code was sent too, reports its match instead of asking for it. */
function refuseName(
  given: string,
  match: PlaceMatch,
  byPostal: Coverage | undefined,
  lookup: CoverageTables,
): OpenCoverage {
  const words = answersOf(lookup.locale).coverage;
  const count = lookup.official.length;
  const named = describeNearest(match.nearest, lookup);
  const coded = named === null && byPostal && 'record' in byPostal ? byPostal.record : undefined;
  const nearest = named ?? coded?.nearest ?? null;
  const way = named === null && byPostal ? (coded?.message ?? words.call) : formatNearest(nearest, lookup);
  const message = count === 0 ? words.noList(given) : words.notServed(given, count, way);
  return refuse({ nearest, message }, lookup);
}

/** The negative answer for a name in another country, province or state (contract M9). */
function refuseForeign(given: string, lookup: CoverageTables): OpenCoverage {
  const { regionNames, terms, locale } = lookup;
  const served = regionNames.length > 0 ? regionNames : [terms.country];
  return { ...refuse({ message: answersOf(locale).coverage.elsewhere(given, served) }, lookup), isForeign: true };
}

/** The confirmed negative answer for a name. */
function refuse(found: Found, { nextStep }: Pick<CoverageTables, 'nextStep'>): OpenCoverage {
  const record = toCoverageRecord(nextStep, { covered: false, confidence: 'confirmed', matchedOn: 'city', ...found });
  return { kind: 'unserved', record };
}

/** Whether a postal area is served. */
export function isServedArea(postalArea: string, { postalAreas }: Pick<AreaTables, 'postalAreas'>): boolean {
  return getOwn(postalAreas, postalArea) === 0;
}

/** The answer for a postal area (contract B9). */
function findByPostalArea(postalArea: string, lookup: CoverageTables): ServedArea | OpenCoverage {
  if (isServedArea(postalArea, lookup)) return { kind: 'postal-area', area: postalArea };
  const area = getOwn(lookup.postalAreas, postalArea) || undefined;
  const nearest = describeNearest(area?.nearest, lookup);
  const message =
    area === undefined
      ? refuseUnknownArea(postalArea, lookup)
      : answersOf(lookup.locale).coverage.outside(postalArea, area.name, formatNearest(nearest, lookup));
  const found = { covered: false, confidence: 'likely', matchedOn: 'postal', postalArea, nearest, message } as const;
  return { kind: 'unserved', record: toCoverageRecord(lookup.nextStep, found) };
}

/** The message for an area in no table: its code may show that it is elsewhere, otherwise it is unknown. */
function refuseUnknownArea(postalArea: string, lookup: AreaTables & Wording): string {
  const { regionNames, regionPostalCodes, terms } = lookup;
  const words = answersOf(lookup.locale).coverage;
  return regionPostalCodes.length === 0 || beginsWith(postalArea, regionPostalCodes)
    ? words.unknownArea(postalArea, terms.unknownArea)
    : words.elsewhere(postalArea, regionNames);
}

/** Names the nearest served place, or asks for more where none is known. */
function formatNearest(nearest: CoverageAnswer['nearest'], lookup: Wording): string {
  const words = answersOf(lookup.locale).coverage;
  return nearest === null
    ? words.whereUnknown(lookup.terms.postalCode)
    : words.nearest(nearest.name, formatWholeDistance(nearest.aboutKmAway, lookup));
}

function describeNearest(nearest: Nearest | undefined, lookup: CoverageTables): CoverageAnswer['nearest'] {
  const [slug = '', aboutKmAway = 0] = nearest ?? [];
  const { name, distanceKm } = lookup.summaries[slug] ?? {};
  if (name === undefined || distanceKm === undefined) return null;
  return { slug, name, distanceKm, aboutKmAway, url: siteUrl(lookup, placePath({ slug })) };
}

function suggest(
  slugs: readonly string[],
  { summaries }: Pick<PlaceTables, 'summaries'>,
): CoverageAnswer['suggestions'] {
  return slugs.flatMap((slug) => summaries[slug] ?? []);
}

/**
 * Truncates input for repetition in an answer, without postal codes (contract B13), to 100 characters (contract C1).
 */
export function truncateText(text: string, { postalCodes }: Pick<Wording, 'postalCodes'>): string {
  const kept = dropPostalCodes(text, postalCodes).trim().replace(/,$/, '');
  if (kept.length <= 100) return kept;
  const characters = [...kept].slice(0, 101);
  return characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : kept;
}
