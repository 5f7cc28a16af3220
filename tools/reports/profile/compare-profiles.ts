import { foldName } from 'open-local-business/facts';
import { addYear } from './business-profile.ts';
import { DATE_KEY, LIST_SEPARATOR, type ProfileFacts, type ReadProfile, SERVICE_KEY } from './profile-facts.ts';

/** A difference between profile and content. */
export interface ProfileDifference {
  /** The fact's name. */
  readonly about: string;
  /** Value in the content; undefined if it should be absent. */
  readonly here: string | undefined;
  /** Value in the profile; empty if absent. */
  readonly there: string;
}

/**
 * Compares a profile with its target. Facts that the source does not export are skipped, and so are dates in the past
 * or more than a year ahead. `today` is an ISO date in the business's time zone.
 */
export function compareProfiles(here: ProfileFacts, there: ReadProfile, today: string): ProfileDifference[] {
  const isCompared = (about: string) => {
    if (DATE_KEY.test(about)) return there.hasDates && about >= today && about < addYear(today);
    if (SERVICE_KEY.test(about)) return there.hasServices;
    return here.has(about) && there.facts.has(about);
  };
  return [...new Set([...here.keys(), ...there.facts.keys()])].filter(isCompared).flatMap((about) => {
    const [ours, theirs = ''] = [here.get(about), there.facts.get(about)];
    const isEqual = ours !== undefined && normalize(about, ours) === normalize(about, theirs);
    return isEqual ? [] : [{ about, here: ours, there: theirs }];
  });
}

/** Normalizes a value for comparison: ignores punctuation of numbers, URLs and names, and the order of lists. */
function normalize(about: string, value: string): string {
  switch (about) {
    case 'Telephone':
      return value.replaceAll(/\D/g, '').slice(-10);
    case 'Website':
      // Campaign parameters are specific to the profile.
      return value
        .replace(/[?#].*/, '')
        .replace(/^https?:\/\//, '')
        .replace(/\/$/, '')
        .toLowerCase();
    case 'Address':
      return foldName(value).replaceAll(' ', '');
    case 'Areas':
      return splitList(value)
        .map((area) => foldName(area.replace(/,.*/, '')))
        .sort()
        .join();
    case 'Categories': {
      const [first = '', ...others] = splitList(value).map(foldName);
      return [first, ...others.sort()].join();
    }
    default:
      // Profiles have no hours by appointment, and the description has the note on a missing price.
      return value
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^by appointment$/, 'closed')
        .replace(/^no price\b.*/, 'no price');
  }
}

/** Splits a value that lists several facts. */
export function splitList(value: string): string[] {
  return value
    .split(LIST_SEPARATOR.trim())
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
