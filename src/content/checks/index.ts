import { checkFiles, checkPublished, checkRedirects } from './addresses.ts';
import { checkBrand, checkDrawings, checkFonts, checkLogo, checkPointing } from './appearance.ts';
import {
  checkAddress,
  checkContact,
  checkLastDays,
  checkLocale,
  checkPeople,
  checkProfile,
  checkSecurity,
} from './business.ts';
import type { Check } from './check.ts';
import { checkHours, checkNotice, checkOutsideHours } from './hours.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkFaqs, checkNavigation, checkPages } from './pages.ts';
import { checkPhotoPages, checkPhotos, checkPictures } from './photos.ts';
import { checkFilledFields, checkPlaceholders, checkUnsaid } from './placeholders.ts';
import { checkBands, checkPlaceNames, checkPlacePositions, checkPlaces, checkPosition } from './places.ts';
import { checkChangedPrices, checkNextPrices, checkPriceHistory } from './price-history.ts';
import { checkAmounts, checkPricing, checkServiceDates, checkVariants } from './prices.ts';
import { checkReferences } from './references.ts';
import { checkReviews, checkServices } from './services.ts';

/** All checks. What they find on the same line is told in this order. */
export const checks: readonly Check[] = [
  checkNextPrices,
  checkAddress,
  checkLocale,
  checkPlacePositions,
  checkPosition,
  checkAmounts,
  checkServiceDates,
  checkHours,
  checkNotice,
  checkLinks,
  checkMarkup,
  checkPages,
  checkNavigation,
  checkOutsideHours,
  checkPictures,
  checkPhotos,
  checkPhotoPages,
  checkPublished,
  checkPriceHistory,
  checkChangedPrices,
  checkBands,
  checkServices,
  checkVariants,
  checkPricing,
  checkReferences,
  checkContact,
  checkDrawings,
  checkPointing,
  checkBrand,
  checkFonts,
  checkLogo,
  checkFaqs,
  checkProfile,
  checkPeople,
  checkReviews,
  checkPlaceNames,
  checkPlaces,
  checkSecurity,
  checkLastDays,
  checkPlaceholders,
  checkFilledFields,
  checkUnsaid,
];

/** Checks of addresses, for which those of the documents of the site are known, unless the others found errors. */
export const checksOfDocuments: readonly Check[] = [checkFiles, checkRedirects];
