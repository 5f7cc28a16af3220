import type { Country } from '../countries/country.ts';
import { formatBareDistance } from '../format/amounts.ts';
import type { CoverageRecord } from '../schemas/answers/coverage.ts';
import { answerTextOf } from '../text/answers.ts';
import { capitalizeWords } from '../text/capitalize.ts';
import type { Venue } from '../text/venue.ts';
import { isBaseIn } from './distance.ts';

type CoverageSummary = Pick<CoverageRecord, 'covered' | 'confidence' | 'matchedOn'> & {
  readonly areas: readonly { readonly name: string; readonly distanceKm: number }[];
  readonly suggestions: readonly unknown[];
};

/**
 * Formats the answer of the coverage form in short: "Yes, Dundas, 16.8 km", "Likely yes, L9H", "Yes, parts of Leeds",
 * "No, Toronto". `asked` is the part of the question that may be shown again.
 */
export function formatVerdict(
  { covered, confidence, matchedOn, areas, suggestions }: CoverageSummary,
  asked: string,
  format: Pick<Country, 'distanceUnit' | 'locale'> & { readonly venue: Venue; readonly town: string },
) {
  const { verdict: t } = answerTextOf(format.locale, format.venue).requests.form;
  const [first, ...others] = areas;
  // If a town was named, it comes first, followed by its neighbourhoods.
  const place = matchedOn === 'city' || others.length === 0 ? first : undefined;
  const distance = place && !isBaseIn(place, format.town) ? formatBareDistance(place.distanceKm, format) : undefined;
  if (covered === null) return suggestions.length > 0 ? t.which : t.unsure;
  const isLikely = confidence === 'likely';
  const word = covered ? (isLikely ? t.likely : t.yes) : t.no;
  const start =
    covered && isLikely && matchedOn === 'city' && place
      ? [t.inPart(place.name)]
      : [word, place?.name ?? capitalizeWords(asked)];
  // A non-breaking space, so that no line ends with a number.
  return [...start, distance?.replace(' ', '\u00a0')].filter(Boolean).join(', ');
}
