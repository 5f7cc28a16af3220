import { checkFiles, checkLinks, checkPublished, checkRedirects } from './addresses.ts';
import { checkAnchors } from './anchors.ts';
import { checkBrand, checkFonts, checkFrontage, checkLayout, checkLogo, checkParts } from './appearance.ts';
import type { AddressCheck, Check } from './check.ts';
import { checkAddress, checkContact } from './contact.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkHours, checkNotice } from './hours.ts';
import { checkMarkup } from './markup.ts';
import { checkNavigation, checkPages } from './pages.ts';
import { checkPhotos, checkPictures } from './photos.ts';
import { checkFilledFields, checkGaps, checkPlaceholders } from './placeholders.ts';
import { checkBands, checkCoverage, checkPlaces, checkPosition } from './places.ts';
import { checkAfterHours, checkAmounts, checkPriceHistory, checkPricing } from './prices.ts';
import { checkReferences } from './references.ts';
import { checkWording } from './wording.ts';

/** Checks of facts, which are the same in every language. Problems at the same position are reported in this order. */
export const factChecks: readonly Check[] = [
  checkAddress,
  checkPosition,
  checkPlaces,
  checkHours,
  checkNotice,
  checkPages,
  checkPictures,
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

/** Checks of what differs between languages: texts, drawings, menus, news. They run after those of facts. */
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

/** Checks of addresses that are the same in every language. They run if the checks above find no error. */
export const addressChecks: readonly AddressCheck[] = [checkPublished, checkFiles, checkRedirects];

/** Checks of the addresses in texts. */
export const linkChecks: readonly AddressCheck[] = [checkLinks];
