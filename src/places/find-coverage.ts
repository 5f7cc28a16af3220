import { matchesPrefix } from '../countries/country.ts';
import { looksLikePostalCode, parsePostalCode, splitPostalCode } from '../countries/postal-code.ts';
import { normalizeTyped } from '../countries/typed-text.ts';
import { getOwn, toQuotableText } from '../escape/untrusted.ts';
import { fail, ok, type Query, type Result } from '../result.ts';
import { explainPostalCode } from '../text/terms.ts';
import {
  answerByRadius,
  answerName,
  answerUnserved,
  type ComputedCoverage,
  type Coverage,
  coverageTexts,
  formatNearest,
  type ServedArea,
  toCoverageRecord,
  toNearestRecord,
} from './coverage-answers.ts';
import type { PlaceMatch } from './find-place.ts';
import { findPlaceInAddress } from './find-place-in-address.ts';
import { dropCompassPoints, foldName, isPostalCodeLabel } from './place-name.ts';
import type { PlaceAndPostalAreaTables } from './place-tables.ts';

/**
 * Answers a question about `city` or `postal` (contract B6 to B10, B15 to B18). Fails if both are missing, or `postal`
 * is not a postal code.
 */
export function findCoverage(query: Query, lookup: PlaceAndPostalAreaTables): Result<Coverage> {
  const { city = '', postal = '' } = query;
  const code = postal === '' ? undefined : parsePostalCode(postal, lookup.postalCodes);
  if (code?.ok === false) {
    // A foreign name decides the answer, whatever the postal code is (contract M9).
    const byName = city === '' ? undefined : findByCity(city, undefined, lookup);
    if (byName?.kind === 'unserved' && byName.isForeign) return ok(byName);
    const { reason: _, country: __, ...advice } = code.problem;
    return fail('postal-code-invalid', explainPostalCode(code.problem, lookup.terms), advice);
  }
  if (city !== '') return ok(findByCity(city, code?.value, lookup));
  if (code !== undefined) return ok(findByPostalArea(code.value, lookup));
  const { example, terms } = lookup;
  const detail = coverageTexts(lookup).noQuestion({ ...example, codeOrArea: terms.codeOrArea });
  return fail('coverage-needs-input', detail);
}

/** Finds the answer for a name, with or without a postal code (contract B10, B15, B18). */
function findByCity(city: string, givenArea: string | undefined, lookup: PlaceAndPostalAreaTables): Coverage {
  const embeddedCode = splitPostalCode(city, lookup.postalCodes);
  const name = embeddedCode?.rest ?? city;
  const area = embeddedCode?.area ?? givenArea;
  const byPostal = area === undefined ? undefined : findByPostalArea(area, lookup);
  const isCode =
    looksLikePostalCode(city, lookup.postalCodes) ||
    (embeddedCode !== undefined && isPostalCodeLabel(foldName(normalizeTyped(embeddedCode.rest).text)));
  if (isCode) return byPostal ?? answerUnserved({ message: lookup.terms.wrongName }, lookup);
  const match = narrowToArea(findPlaceInAddress(city, name, lookup), area, lookup);
  const byName = answerName(name, match, byPostal, lookup);
  const [slug = ''] = match.slugs;
  const placeOfAddress = match.kind === 'address' ? { placeOfAddress: slug } : {};
  if (byPostal === undefined) return { ...byName, ...placeOfAddress };
  if (isDecidedByName(match, byPostal, embeddedCode !== undefined, lookup)) return byName;
  if (byPostal.kind !== 'postal-area' || match.kind === 'match') return byPostal;
  const { byCodeAlone } = coverageTexts(lookup);
  return {
    ...byPostal,
    ...placeOfAddress,
    preface: byCodeAlone(toQuotableText(name, lookup), lookup.terms.postalCode),
  };
}

/** Whether the answer for a name takes precedence over the answer for the postal code sent with it. */
function isDecidedByName(
  { kind, slugs }: PlaceMatch,
  byPostal: Coverage,
  isCodeInText: boolean,
  { partlyServed, asksForPostalCode }: PlaceAndPostalAreaTables,
): boolean {
  // Villages share postal codes.
  if (kind === 'unserved' || kind === 'foreign') return true;
  if (kind === 'match') return !slugs.some((slug) => partlyServed.includes(slug));
  if (byPostal.kind !== 'unserved') return false;
  // Even with a postal code from elsewhere, the named place may be meant, unless only a street has that name.
  return kind === 'none' ? !isCodeInText && !asksForPostalCode : kind !== 'street' || !isCodeInText;
}

/** Measures the distance from the postal area sent with a name, if that area is a part of the named place. */
function narrowToArea(
  match: PlaceMatch,
  area: string | undefined,
  { unservedAreas }: Pick<PlaceAndPostalAreaTables, 'unservedAreas'>,
): PlaceMatch {
  const part = area === undefined ? undefined : getOwn(unservedAreas, area);
  if (part === undefined || match.name === undefined) return match;
  const name = foldName(part.name);
  return [name, dropCompassPoints(name)].includes(match.name) ? { ...match, nearest: part.nearest } : match;
}

/** Whether a postal area is served. */
export function isServedArea(
  postalArea: string,
  { servedAreas }: Pick<PlaceAndPostalAreaTables, 'servedAreas'>,
): boolean {
  return Object.hasOwn(servedAreas, postalArea);
}

/** Finds the answer for a postal area (contract B9). */
function findByPostalArea(postalArea: string, lookup: PlaceAndPostalAreaTables): ServedArea | ComputedCoverage {
  if (isServedArea(postalArea, lookup)) return { kind: 'postal-area', area: postalArea };
  const area = getOwn(lookup.unservedAreas, postalArea);
  const label = area && ('label' in area ? area.label : area.name);
  const given = area && (label ? `${postalArea} (${label})` : postalArea);
  const byRadius = given && answerByRadius(given, area, lookup, { matchedOn: 'postal', postalArea });
  if (byRadius) return byRadius;
  const nearest = toNearestRecord(area?.nearest, lookup);
  const message =
    area === undefined
      ? describeUnknownArea(postalArea, lookup)
      : coverageTexts(lookup).outside(postalArea, label ?? undefined, formatNearest(nearest, lookup));
  const members = { covered: false, confidence: 'likely', matchedOn: 'postal', postalArea, nearest, message } as const;
  return { kind: 'unserved', record: toCoverageRecord(lookup, members) };
}

/** Describes an area in no table: its code may show that it is in another province; otherwise it is unknown. */
function describeUnknownArea(postalArea: string, lookup: PlaceAndPostalAreaTables): string {
  const { provinceNames, provincePostalCodes, terms } = lookup;
  const t = coverageTexts(lookup);
  return provincePostalCodes.length === 0 || matchesPrefix(postalArea, provincePostalCodes)
    ? t.unknownArea(postalArea, terms.unknownArea)
    : t.elsewhere(postalArea, provinceNames);
}
