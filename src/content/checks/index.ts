import type { ContentProblem } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';
import { type Answers, checkFiles, checkLinks, checkPublished, checkRedirects } from './addresses.ts';
import { checkAnchors } from './anchors.ts';
import { checkBrand, checkFonts, checkLogo, checkParts } from './appearance.ts';
import { checkAddress, checkContact } from './business.ts';
import type { Check } from './check.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkHours, checkNotice } from './hours.ts';
import { checkMarkup } from './markup.ts';
import { checkNavigation, checkPages } from './pages.ts';
import { checkPhotos, checkPictures } from './photos.ts';
import { checkFilledFields, checkGaps, checkPlaceholders } from './placeholders.ts';
import { checkBands, checkPlaces, checkPosition } from './places.ts';
import { checkAfterHours, checkAmounts, checkPriceHistory, checkPricing } from './prices.ts';
import { checkReferences } from './references.ts';

/** All checks. What they find on the same line is told in this order. */
export const checks: readonly Check[] = [
  checkAddress,
  checkPosition,
  checkPlaces,
  checkHours,
  checkNotice,
  checkMarkup,
  checkAnchors,
  checkPages,
  checkNavigation,
  checkPictures,
  checkPhotos,
  checkPriceHistory,
  checkAmounts,
  checkAfterHours,
  checkBands,
  checkPricing,
  checkReferences,
  checkContact,
  checkParts,
  checkBrand,
  checkFonts,
  checkLogo,
  checkDuplicates,
  checkDates,
  checkPlaceholders,
  checkFilledFields,
  checkGaps,
];

/** Checks of addresses, by what answers on the site: once the others have found no error, and there is one. */
export const addressChecks: readonly ((content: Content, answers: Answers) => Iterable<ContentProblem>)[] = [
  checkLinks,
  checkPublished,
  checkFiles,
  checkRedirects,
];
