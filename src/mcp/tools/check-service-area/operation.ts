import { hasResponseTimes, type Site } from '../../../business/site.ts';
import { siteTextOf } from '../../../business/site-text.ts';
import { toSiteCoverage } from '../../../places/coverage-records.ts';
import { groupByPostalArea } from '../../../places/places.ts';
import type { ToolCoverage } from '../../../schemas/answers/records.ts';
import { fitSections } from '../fit-sections.ts';
import type { ToolOperation } from '../operation.ts';

/** Maximum number of places in the answer to a call without arguments. */
const MAX_LISTED = 200;

export const checkServiceAreaOperation: ToolOperation = {
  recordType: 'ToolCoverage',
  records: (site) => ({ '': toToolCoverage(site) }),
  example(site) {
    const [postal] = groupByPostalArea(site).keys();
    return postal === undefined ? undefined : { postal };
  },
};

/** Makes the answer to a call without arguments: the places, nearest first (contract D4). */
export function toToolCoverage(site: Site): ToolCoverage {
  const { places, terms } = site;
  const suggestions = places.slice(0, MAX_LISTED).map(({ slug, name, municipality, kind, distanceKm }) => {
    return { slug, name, municipality, kind, distanceKm };
  });
  const message = siteTextOf(site).mcp.listed({
    count: places.length,
    shown: suggestions.length,
    aPostalCode: terms.aPostalCode,
    hasResponseTimes: hasResponseTimes(site),
  });
  const record = toSiteCoverage(site, { suggestions, message });
  return { ...record, ...fitSections(site, ['/service-areas/']) };
}
