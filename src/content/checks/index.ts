import { checkBands } from './bands.ts';
import { checkBrand } from './brand.ts';
import type { Check } from './check.ts';
import { checkContact } from './contact.ts';
import { checkDrawings } from './drawings.ts';
import { checkExpiry } from './expiry.ts';
import { checkFaqs } from './faqs.ts';
import { checkFiles } from './files.ts';
import { checkHours } from './hours.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkNextPrices } from './next-prices.ts';
import { checkNotice } from './notice.ts';
import { checkOutsideHours, checkPages } from './pages.ts';
import { checkPhotos } from './photos.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlaces } from './places.ts';
import { checkPositions } from './positions.ts';
import { checkPriceHistory } from './price-history.ts';
import { checkPrices } from './prices.ts';
import { checkPricing } from './pricing.ts';
import { checkProfile } from './profile.ts';
import { checkProof } from './proof.ts';
import { checkPublished } from './published.ts';
import { checkRedirects } from './redirects.ts';
import { checkRegion } from './region.ts';
import { checkServices } from './services.ts';
import { checkUnsaid } from './unsaid.ts';

/** All checks. What they find on the same line is told in this order. */
export const checks: readonly Check[] = [
  checkNextPrices,
  checkRegion,
  checkPositions,
  checkPrices,
  checkHours,
  checkNotice,
  checkLinks,
  checkMarkup,
  checkPages,
  checkOutsideHours,
  checkFiles,
  checkRedirects,
  checkPhotos,
  checkPublished,
  checkPriceHistory,
  checkBands,
  checkServices,
  checkPricing,
  checkContact,
  checkDrawings,
  checkBrand,
  checkFaqs,
  checkProfile,
  checkProof,
  checkPlaces,
  checkExpiry,
  checkPlaceholders,
  checkUnsaid,
];
