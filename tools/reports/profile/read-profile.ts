import * as z from 'zod';
import { Location, listFacts, type ReadProfile } from './profile-facts.ts';
import { MAX_LOCATIONS, readTable } from './read-table.ts';
import { readText } from './read-text.ts';

/** An unreadable profile. The message says what to give instead. */
export class ProfileError extends Error {}

/** Maximum size of a file, and of pasted text in characters. */
export const MAX_PROFILE_MEGABYTES = 10;
const MAX_TEXT_LENGTH = 100_000;

const ADVICE = 'Give the JSON of its API, the table (CSV) that Business Profile Manager downloads, or its text.';

/**
 * Parses a profile: API JSON, a Business Profile Manager spreadsheet, or pasted text. Of several locations the one with
 * the business's name is used. Throws a `ProfileError` if there is no profile, or more than a profile can be.
 */
export function readProfile(text: string, name: string): ReadProfile {
  const source = text.replace(/^\uFEFF/, '').trim();
  const profile = readSource(source, name);
  if (profile.facts.size === 0) throw new ProfileError(`does not describe a business. ${ADVICE}`);
  return profile;
}

function readSource(source: string, name: string): ReadProfile {
  if (/^[[{]/.test(source)) return readJson(source, name);
  if (/^(?:"?[\w ]+"?[,;\t]){5}/.test(source)) return readTable(source, name);
  if (source.length <= MAX_TEXT_LENGTH) return readText(source, name);
  throw new ProfileError(`has ${source.length} characters of text; the maximum is ${MAX_TEXT_LENGTH}. ${ADVICE}`);
}

function readJson(source: string, name: string): ReadProfile {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    throw new ProfileError(`begins like JSON but is not valid JSON. ${ADVICE}`);
  }
  const list = z.object({ locations: z.array(z.unknown()) }).safeParse(data);
  const given = Array.isArray(data) ? data : list.success ? list.data.locations : [data];
  if (given.length > MAX_LOCATIONS)
    throw new ProfileError(`has ${given.length} locations; the maximum is ${MAX_LOCATIONS}. Export fewer.`);
  const parsed = given.map((location) => Location.safeParse(location));
  const locations = parsed.flatMap(({ data: location }) => (location === undefined ? [] : [location]));
  const location = locations.find(({ title, locationName }) => (title ?? locationName) === name) ?? locations[0];
  if (location !== undefined) return { facts: listFacts(location), hasDates: true, hasServices: true };
  const issue = parsed[0]?.error?.issues[0];
  throw new ProfileError(`contains no location of a profile: ${issue?.path.join('.')} ${issue?.message}. ${ADVICE}`);
}
