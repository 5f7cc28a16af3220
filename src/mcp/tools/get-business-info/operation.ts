import type { Site } from '../../../business/site.ts';
import { toBusinessRecord } from '../../../endpoints/business/record.ts';
import type { BusinessInfo } from '../../../schemas/answers/components.ts';
import { pagePath, prosePages } from '../../../site-pages/pages.ts';
import type { ToolOperation } from '../operation.ts';
import { sizeOf, takeSections } from '../page-sections.ts';

/** The most that the whole answer should hold, in bytes: assistants ask for it in most conversations. */
const MAX_BYTES = 12_000;
/** Room for sections however long the record is, in bytes. */
const MIN_SECTIONS_BYTES = 3_000;

export const getBusinessInfo: ToolOperation = {
  output: 'BusinessInfo',
  records: (site) => ({ '': toBusinessInfo(site) }),
  example: () => ({}),
};

function toBusinessInfo(site: Site): BusinessInfo {
  const record = toBusinessRecord(site);
  const paths = ['/contact/', '/about/', ...prosePages(site).map(pagePath)];
  // Behind the record and the sections there may be a sentence of what was left out.
  const room = MAX_BYTES - sizeOf(record) - 400;
  return { ...record, ...takeSections(site, paths, Math.max(room, MIN_SECTIONS_BYTES)) };
}
