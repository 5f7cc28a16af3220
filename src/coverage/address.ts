import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

type Suggestion = CoverageAnswer['suggestions'][number];

/**
 * The served place that an address ends in. The API only suggests it (contract B15); pages say yes and lead to it, so
 * that somebody sees whether it is meant.
 */
export const placeOfAddress = (typed: string, { covered, suggestions }: CoverageAnswer): Suggestion | undefined =>
  suggestions.find(
    ({ name }) =>
      covered === null &&
      /^[^\d ]*\d\S* \S.*(?<! of| near| from)[ ,]\|(\W*\w\w)?$/.test(
        typed.toLowerCase().replaceAll(name.toLowerCase(), '|'),
      ),
  );

/** What pages say of it. */
export const formatAddress = ({ name }: Suggestion) => `Yes, we come to ${name}.`;
