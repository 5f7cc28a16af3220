import { type Text, textOf } from '../text/text.ts';
import { venueOf } from '../text/venue.ts';
import type { Site } from './site.ts';

/** Returns the sentences of a site: in its language, for the venue of its business. */
export function siteTextOf({ country, business }: Pick<Site, 'country' | 'business'>): Text {
  return textOf(country.locale, venueOf(business));
}
