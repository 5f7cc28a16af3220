import type { Site } from '../../../business/site.ts';
import { listPrices } from '../../../prices/services.ts';
import type { ToolRecord } from '../../../schemas/answers/components.ts';
import type { ToolOperation, ToolRecords } from '../operation.ts';
import { takeSections } from '../page-sections.ts';

export const getPricing: ToolOperation = {
  output: 'PriceList',
  records: listRecords,
  example: ({ services: [service] }) => service && { id: service.id },
};

/** All prices, and those of each service by its id. */
function listRecords(site: Site): ToolRecords {
  const list = listPrices(site);
  const single = list.prices.map((price): [string, ToolRecord] => {
    const totals = list.totals.filter(({ job }) => job.split('.')[0] === price.id);
    return [price.id, { ...list, prices: [price], totals, ...takeSections(site, ['/prices/']) }];
  });
  const whole = { ...list, ...takeSections(site, ['/prices/', '/quote/', '/booking/']) };
  return { '': whole, ...Object.fromEntries(single) };
}
