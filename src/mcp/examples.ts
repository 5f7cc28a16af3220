import { describeBusiness } from '../business/business.ts';
import { placesByPostalArea } from '../business/service-areas.ts';
import { listPrices, listServices } from '../business/services.ts';
import type { Site } from '../business/site.ts';
import { coverageOfPostalArea } from '../coverage/coverage.ts';

/** A call of a tool and the record that comes back. */
export interface ToolExample {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly record: object;
}

/** One real call of each tool, with what it answers. A tool that has nothing to answer with has none. */
export function collectToolExamples(site: Site): ToolExample[] {
  const [service] = site.services;
  const [area] = placesByPostalArea(site);
  const list = listServices(site);
  const prices = listPrices(site);
  return [
    ...(service === undefined
      ? []
      : [
          {
            tool: 'get_services',
            arguments: { id: service.id },
            record: { ...list, total: 1, services: list.services.slice(0, 1) },
          },
          {
            tool: 'get_pricing',
            arguments: { id: service.id },
            record: { ...prices, prices: prices.prices.slice(0, 1) },
          },
        ]),
    ...(area === undefined
      ? []
      : [
          {
            tool: 'check_service_area',
            arguments: { postal: area[0] },
            record: coverageOfPostalArea(site, area[0], area[1]),
          },
        ]),
    { tool: 'get_business_info', arguments: {}, record: describeBusiness(site) },
  ];
}
