import type { CoverageAnswer } from '../schemas/answers/coverage.ts';

type Suggestion = CoverageAnswer['suggestions'][number];

/**
 * The served place at the end of an address. The API only suggests it (contract B15); pages answer yes with a link, so
 * that people can check it.
 */
export const placeOfAddress = (typed: string, { covered, suggestions }: CoverageAnswer): Suggestion | undefined =>
  suggestions.find(
    ({ name }) =>
      covered === null &&
      /^[^\d ]*\d\S* \S.*(?<! of| near| from)[ ,]\|(\W*\w\w)?$/.test(
        typed.toLowerCase().replaceAll(name.toLowerCase(), '|'),
      ),
  );

/** The answer of pages. */
export const formatAddress = ({ name }: Suggestion) => `Yes, we come to ${name}.`;
