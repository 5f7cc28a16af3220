import { checkFiles, checkPublished, checkRedirects } from './addresses.ts';
import { checkBrand, checkDrawings, checkFonts, checkLogo, checkParts, checkPointing } from './appearance.ts';
import { checkAddress, checkContact, checkLocale } from './business.ts';
import type { Check } from './check.ts';
import { checkFuture, checkPassed } from './dates.ts';
import { checkDoubles } from './doubles.ts';
import { checkDates, checkHours, checkNotice } from './hours.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkNavigation, checkPages } from './pages.ts';
import { checkPhotos, checkPictures } from './photos.ts';
import { checkFilledFields, checkPlaceholders, checkUnsaid } from './placeholders.ts';
import { checkBands, checkPlaces, checkPosition, checkPostalAreas } from './places.ts';
import { checkChangedPrices, checkNextPrices, checkPriceHistory } from './price-history.ts';
import { checkAmounts, checkPricing } from './prices.ts';
import { checkReferences } from './references.ts';

/** All checks. What they find on the same line is told in this order. */
export const checks: readonly Check[] = [
  checkNextPrices,
  checkAddress,
  checkLocale,
  checkPosition,
  checkPlaces,
  checkPostalAreas,
  checkAmounts,
  checkHours,
  checkDates,
  checkNotice,
  checkLinks,
  checkMarkup,
  checkPages,
  checkNavigation,
  checkPictures,
  checkPhotos,
  checkPublished,
  checkPriceHistory,
  checkChangedPrices,
  checkBands,
  checkPricing,
  checkReferences,
  checkContact,
  checkDrawings,
  checkParts,
  checkPointing,
  checkBrand,
  checkFonts,
  checkLogo,
  checkDoubles,
  checkFuture,
  checkPassed,
  checkPlaceholders,
  checkFilledFields,
  checkUnsaid,
];

/** Checks of addresses, for which those of the documents of the site are known, unless the others found errors. */
export const checksOfDocuments: readonly Check[] = [checkFiles, checkRedirects];
