import { type Site, servicePath } from '../../../business/site.ts';
import { listServiceSummaries, listServices } from '../../../prices/services.ts';
import type { ToolRecord } from '../../../schemas/answers/records.ts';
import { fitSections } from '../fit-sections.ts';
import type { ToolOperation, ToolRecords } from '../operation.ts';

export const getServicesOperation: ToolOperation = {
  recordType: 'ToolServices',
  records: listServiceRecords,
  ids: ({ services }) => services.map(({ id }) => id),
  example: ({ services: [service] }) => service && { id: service.id },
};

/** Lists all services, and each by its id. */
function listServiceRecords(site: Site): ToolRecords {
  const list = listServices(site);
  const single = list.services.map((service): [string, ToolRecord] => [
    service.id,
    { ...list, total: 1, services: [service], ...fitSections(site, [servicePath(service)]) },
  ]);
  const short = listServiceSummaries(site);
  const whole = { ...short, ...fitSections(site, ['/services/']), leftOut: short.leftOut };
  return { '': whole, ...Object.fromEntries(single) };
}
