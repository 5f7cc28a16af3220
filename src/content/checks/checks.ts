import type { Check, PathCheck } from './check.ts';
import { checkAnchors } from './check-anchors.ts';
import { checkBrand, checkFonts, checkFrontage, checkLayout, checkLogo, checkParts } from './check-appearance.ts';
import { checkAddress, checkContact, checkVenue } from './check-contact.ts';
import { checkDates } from './check-dates.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkHours, checkNotice } from './check-hours.ts';
import { checkMarkup } from './check-markup.ts';
import { checkNavigation, checkPages } from './check-pages.ts';
import { checkFiles, checkLinks, checkPublished, checkRedirects } from './check-paths.ts';
import { checkPhotoImages, checkPhotos } from './check-photos.ts';
import { checkFilledFields, checkGaps, checkPlaceholders } from './check-placeholders.ts';
import { checkBands, checkCoverage, checkPlaces, checkPosition } from './check-places.ts';
import { checkAfterHours, checkAmounts, checkPriceHistory, checkPricing } from './check-prices.ts';
import { checkReferences } from './check-references.ts';
import { checkWording } from './check-wording.ts';

/** Checks of facts, which are the same in every language. Problems at the same position are reported in this order. */
export const factChecks: readonly Check[] = [
  checkAddress,
  checkVenue,
  checkPosition,
  checkPlaces,
  checkHours,
  checkNotice,
  checkPages,
  checkPhotoImages,
  checkPriceHistory,
  checkAmounts,
  checkAfterHours,
  checkBands,
  checkCoverage,
  checkPricing,
  checkReferences,
  checkContact,
  checkBrand,
  checkFrontage,
  checkLayout,
  checkFonts,
];

/** Checks of what differs between languages: texts, drawings, menus, news. They run after the checks of facts. */
export const textChecks: readonly Check[] = [
  checkMarkup,
  checkAnchors,
  checkNavigation,
  checkPhotos,
  checkParts,
  checkLogo,
  checkDuplicates,
  checkDates,
  checkPlaceholders,
  checkFilledFields,
  checkWording,
  checkGaps,
];

/** Checks of paths that are the same in every language. They run if the checks above find no error. */
export const pathChecks: readonly PathCheck[] = [checkPublished, checkFiles, checkRedirects];

/** Checks of the paths in texts. */
export const linkChecks: readonly PathCheck[] = [checkLinks];
