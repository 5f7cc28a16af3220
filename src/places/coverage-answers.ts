import { placePath, siteUrl } from '../business/site.ts';
import { toQuotableText } from '../escape/untrusted.ts';
import { formatDistanceValue } from '../format/amounts.ts';
import type { CoverageRecord } from '../schemas/answers/coverage.ts';
import { answerTextOf } from '../text/answers.ts';
import type { PlaceMatch } from './find-place.ts';
import type { NameMeaning, Nearest } from './names.ts';
import type { AnswerSettings, PlaceAndPostalAreaTables, PlaceNameTables } from './place-tables.ts';

/** Maximum number of places suggested. */
const MAX_SUGGESTIONS = 25;
/** Maximum number of places named in a message. */
const MAX_NAMED = 4;

/** The answer to a question about coverage. */
export type Coverage = ServedPlace | ServedArea | ComputedCoverage;

/** A served place, by its slug. */
interface ServedPlace {
  readonly kind: 'served';
  readonly place: string;
}

/** A served postal area: only likely, because an area can include several towns. */
export interface ServedArea {
  readonly kind: 'postal-area';
  readonly area: string;
  /** Sentence about the unknown name beside the postal code, if there was one. */
  readonly preface?: string;
  /** Slug of the served place at the end of a street address, if the question was an address. */
  readonly placeOfAddress?: string;
}

/** The record for a place or area within the radius, for one that is not served, or for an ambiguous name. */
export interface ComputedCoverage {
  readonly kind: 'in-radius' | 'unserved' | 'unclear';
  readonly record: CoverageRecord;
  /** Whether the place is in another country, province or state, by its name. */
  readonly isForeign?: boolean;
  /** Normalized name of a known place that is not listed, which may be logged, if the question named one. */
  readonly loggableName?: string;
  /** Slug of the served place at the end of a street address, if the question was an address. */
  readonly placeOfAddress?: string;
}

/** Members of a record; all others are empty. */
type RecordMembers = Pick<CoverageRecord, 'message'> & Partial<CoverageRecord>;

/** Returns the sentences about coverage for a business's venue. */
export function coverageTexts({ locale, venue }: Pick<AnswerSettings, 'locale' | 'venue'>) {
  return answerTextOf(locale, venue).coverage;
}

/**
 * Makes a record with its members in the published order. If customers always come to the business, `covered`
 * is null instead of false, because the only question then is how far away the place is (contract B26).
 */
export function toCoverageRecord(
  { nextStep, servedAt }: Pick<PlaceAndPostalAreaTables, 'nextStep' | 'servedAt'>,
  members: RecordMembers,
): CoverageRecord {
  const isUnknown = members.covered === false && !servedAt.includes('customer');
  return {
    covered: null,
    confidence: null,
    matchedOn: null,
    postalArea: null,
    areas: [],
    suggestions: [],
    nearest: null,
    ...members,
    ...(isUnknown && { covered: null, confidence: null }),
    servedAt,
    nextStep,
  };
}

/** Answers for a name (contract B7, B15, B18): that it is served, that it is not, or by asking which place is meant. */
export function answerName(
  text: string,
  match: PlaceMatch,
  byPostal: Coverage | undefined,
  lookup: PlaceAndPostalAreaTables,
): ServedPlace | ComputedCoverage {
  const [slug = ''] = match.slugs;
  if (match.kind === 'match') return { kind: 'served', place: slug };
  const given = coverageTexts(lookup).quote(toQuotableText(text, lookup));
  if (match.kind === 'foreign') return answerForeignName(given, lookup);
  const byRadius = match.kind === 'unserved' ? answerByRadius(given, match, lookup) : undefined;
  if (byRadius !== undefined) return { ...byRadius, ...(match.name && { loggableName: match.name }) };
  if (match.kind === 'none' && lookup.asksForPostalCode && byPostal === undefined)
    return answerUnlistedName(given, lookup);
  if (match.slugs.length === 0) {
    // Only a name that the content or the postal areas know may be logged.
    return { ...answerUnservedName(given, match, byPostal, lookup), ...(match.name && { loggableName: match.name }) };
  }
  const suggestions = toSuggestions(match.slugs.slice(0, MAX_SUGGESTIONS), lookup);
  const message = askWhich(given, match, byPostal !== undefined, lookup);
  return { kind: 'unclear', record: toCoverageRecord(lookup, { matchedOn: 'city', suggestions, message }) };
}

/** Answers for an unknown name if `unlisted` is `ask` (contract M8). */
function answerUnlistedName(given: string, lookup: PlaceAndPostalAreaTables): ComputedCoverage {
  const t = coverageTexts(lookup);
  const { officialNames, terms } = lookup;
  const message = officialNames.length === 0 ? t.noList(given) : t.unlisted(given, terms.postalCode);
  return { kind: 'unclear', record: toCoverageRecord(lookup, { matchedOn: 'city', message }) };
}

/** Answers for a known position by its distance from the base; undefined unless coverage is by radius (contract M8). */
export function answerByRadius(
  given: string,
  { nearest, baseKm }: Pick<NameMeaning, 'nearest' | 'baseKm'>,
  lookup: PlaceAndPostalAreaTables,
  members: Partial<CoverageRecord> = { matchedOn: 'city' },
): ComputedCoverage | undefined {
  const { radius } = lookup;
  if (radius === undefined || baseKm === undefined) return undefined;
  const covered = baseKm <= radius.km;
  const message = coverageTexts(lookup).byRadius({
    given,
    covered,
    distance: formatDistanceValue(Math.max(1, baseKm), lookup),
    base: radius.base,
    radius: formatDistanceValue(radius.km, lookup),
  });
  const confidence = covered ? 'likely' : 'confirmed';
  const answer = { covered, confidence, nearest: toNearestRecord(nearest, lookup), message, ...members } as const;
  return { kind: covered ? 'in-radius' : 'unserved', record: toCoverageRecord(lookup, answer) };
}

/** Asks which of several places was meant. */
function askWhich(
  given: string,
  { kind, slugs }: PlaceMatch,
  hasCode: boolean,
  lookup: PlaceAndPostalAreaTables,
): string {
  const t = coverageTexts(lookup);
  const { length } = slugs;
  const names = toSuggestions(slugs.slice(0, MAX_NAMED), lookup).map(({ name }) => name);
  const nameList = length > MAX_NAMED ? t.oneOf(Math.min(length, MAX_SUGGESTIONS)) : t.nameList(names);
  if (kind === 'address') return t.address(given, names[0]);
  if (kind === 'street') return t.street(given, nameList, hasCode ? undefined : lookup.terms.postalCode);
  if (kind === 'similar') return t.similar(given, nameList);
  if (kind === 'part-of-town') return t.neighbourhood(given, nameList);
  if (length === 1) return t.onlyOne(given, nameList);
  if (length <= MAX_NAMED) return t.several(given, nameList);
  return t.many(given, length, length > MAX_SUGGESTIONS ? MAX_SUGGESTIONS : undefined);
}

/**
 * Answers that a name is not served. If a postal code was sent too, reports its match instead of asking for it.
 */
function answerUnservedName(
  given: string,
  match: PlaceMatch,
  byPostal: Coverage | undefined,
  lookup: PlaceAndPostalAreaTables,
): ComputedCoverage {
  const t = coverageTexts(lookup);
  const count = lookup.officialNames.length;
  const ownNearest = toNearestRecord(match.nearest, lookup);
  const areaRecord = ownNearest === null && byPostal && 'record' in byPostal ? byPostal.record : undefined;
  const nearest = ownNearest ?? areaRecord?.nearest ?? null;
  const advice = ownNearest === null && byPostal ? (areaRecord?.message ?? t.call) : formatNearest(nearest, lookup);
  const message = count === 0 ? t.noList(given) : t.notServed(given, count, advice);
  return answerUnserved({ nearest, message }, lookup);
}

/** Answers that a name in another country, province or state is not served (contract M9). */
function answerForeignName(given: string, lookup: PlaceAndPostalAreaTables): ComputedCoverage {
  const { provinceNames, terms } = lookup;
  const served = provinceNames.length > 0 ? provinceNames : [terms.country];
  return { ...answerUnserved({ message: coverageTexts(lookup).elsewhere(given, served) }, lookup), isForeign: true };
}

/** Returns a confirmed no for a name. */
export function answerUnserved(
  members: RecordMembers,
  lookup: Pick<PlaceAndPostalAreaTables, 'nextStep' | 'servedAt'>,
): ComputedCoverage {
  const record = toCoverageRecord(lookup, { covered: false, confidence: 'confirmed', matchedOn: 'city', ...members });
  return { kind: 'unserved', record };
}

/** Formats a sentence about the nearest served place, or asks for a postal code if none is known. */
export function formatNearest(nearest: CoverageRecord['nearest'], lookup: AnswerSettings): string {
  const t = coverageTexts(lookup);
  return nearest === null
    ? t.orAskByCode(lookup.terms.postalCode)
    : t.nearest(nearest.name, formatDistanceValue(nearest.aboutKmAway, lookup));
}

/** Makes the published record of the nearest served place; null if it is unknown. */
export function toNearestRecord(
  nearest: Nearest | undefined,
  lookup: PlaceAndPostalAreaTables,
): CoverageRecord['nearest'] {
  const [slug = '', aboutKmAway = 0] = nearest ?? [];
  const place = lookup.summaries[slug];
  if (place === undefined) return null;
  const { name, distanceKm } = place;
  return { slug, name, distanceKm, aboutKmAway, url: siteUrl(lookup, placePath(place)) };
}

function toSuggestions(
  slugs: readonly string[],
  { summaries }: Pick<PlaceNameTables, 'summaries'>,
): CoverageRecord['suggestions'] {
  return slugs.flatMap((slug) => summaries[slug] ?? []);
}
