import type { Site } from '../../../business/site.ts';
import { listPricePeriods } from '../../../lookup/lookup-tables.ts';
import { listPrices } from '../../../prices/services.ts';
import { listJobs, toTotalRecord } from '../../../prices/totals.ts';
import type { ToolRecord } from '../../../schemas/answers/records.ts';
import { fitSections } from '../fit-sections.ts';
import type { ToolOperation, ToolRecords } from '../operation.ts';

export const getPricingOperation: ToolOperation = {
  recordType: 'PriceList',
  records: listPriceRecords,
  ids: (site) => listJobs(site).map(({ id }) => id),
  example: ({ services: [service] }) => service && { id: service.id },
};

/** Lists all prices; and by the id of each job the prices of its service, with the total of the job on a weekday. */
function listPriceRecords(site: Site): ToolRecords {
  const list = listPrices(site);
  const { weekday } = listPricePeriods(site);
  const sections = fitSections(site, ['/prices/']);
  const single = listJobs(site).map((job): [string, ToolRecord] => {
    const prices = list.prices.filter(({ id }) => id === job.service.id);
    const totals = list.totals.filter((total) => total.job.split('.')[0] === job.service.id);
    return [job.id, { ...list, prices, totals, ...sections, total: toTotalRecord(site, job, weekday) }];
  });
  const whole = { ...list, ...fitSections(site, ['/prices/', '/quote/', '/booking/', '/']) };
  return { '': whole, ...Object.fromEntries(single) };
}
