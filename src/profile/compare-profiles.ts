import { foldName } from '../coverage/place-name.ts';
import { aYearAfter } from './business-profile.ts';
import { BETWEEN, DATE, type ProfileFacts, type ReadProfile, SERVICE } from './profile-facts.ts';

/** Something that the profile says otherwise than the content. */
export interface ProfileDifference {
  /** What it is about. */
  readonly about: string;
  /** What it should say; undefined where it should say nothing. */
  readonly here: string | undefined;
  /** What it says; empty where it says nothing. */
  readonly there: string;
}

/**
 * Finds where a profile differs from what it should say. Of what its source cannot tell nothing is said; dates that are over,
 * or more than a year away, don't count. `today` is an ISO date where the business is.
 */
export function compareProfiles(here: ProfileFacts, there: ReadProfile, today: string): ProfileDifference[] {
  const isCompared = (about: string) => {
    if (DATE.test(about)) return there.tellsDates && about >= today && about < aYearAfter(today);
    if (SERVICE.test(about)) return there.tellsServices;
    return here.has(about) && there.facts.has(about);
  };
  return [...new Set([...here.keys(), ...there.facts.keys()])].filter(isCompared).flatMap((about) => {
    const [ours, theirs = ''] = [here.get(about), there.facts.get(about)];
    const isSame = ours !== undefined && reduce(about, ours) === reduce(about, theirs);
    return isSame ? [] : [{ about, here: ours, there: theirs }];
  });
}

/** What counts in a comparison: not how a number, an address or a name is punctuated, nor the order of lists. */
function reduce(about: string, value: string): string {
  switch (about) {
    case 'Telephone':
      return value.replaceAll(/\D/g, '').slice(-10);
    case 'Website':
      // Campaign parameters belong to the profile.
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
      return value.replaceAll(/\s+/g, ' ').trim();
  }
}

/** What is in a list of facts. */
export function splitList(value: string): string[] {
  return value
    .split(BETWEEN.trim())
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
