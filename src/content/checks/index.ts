import { checkFiles, checkPublished, checkRedirects } from './addresses.ts';
import { checkBrand, checkFonts, checkLogo, checkParts } from './appearance.ts';
import { checkAddress, checkContact } from './business.ts';
import type { Check } from './check.ts';
import { checkDates } from './dates.ts';
import { checkDoubles } from './doubles.ts';
import { checkHours, checkNotice } from './hours.ts';
import { checkLinks, checkNavigation, checkPages } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkPhotos, checkPictures } from './photos.ts';
import { checkFilledFields, checkPlaceholders, checkUnsaid } from './placeholders.ts';
import { checkBands, checkPlaces, checkPosition } from './places.ts';
import { checkAmounts, checkPriceHistory, checkPricing } from './prices.ts';
import { checkReferences } from './references.ts';

/** All checks. What they find on the same line is told in this order. */
export const checks: readonly Check[] = [
  checkAddress,
  checkPosition,
  checkPlaces,
  checkHours,
  checkNotice,
  checkLinks,
  checkMarkup,
  checkPages,
  checkNavigation,
  checkPictures,
  checkPhotos,
  checkPublished,
  checkPriceHistory,
  checkAmounts,
  checkBands,
  checkPricing,
  checkReferences,
  checkContact,
  checkParts,
  checkBrand,
  checkFonts,
  checkLogo,
  checkDoubles,
  checkDates,
  checkPlaceholders,
  checkFilledFields,
  checkUnsaid,
];

/** Checks of addresses, for which those of the documents of the site are known, unless the others found errors. */
export const checksOfDocuments: readonly Check[] = [checkFiles, checkRedirects];
