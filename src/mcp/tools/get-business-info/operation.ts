import type { Site } from '../../../business/site.ts';
import { toBusinessRecord } from '../../../endpoints/business/business-record.ts';
import type { BusinessInfo } from '../../../schemas/answers/records.ts';
import { listProsePages, pagePath } from '../../../site-pages/pages.ts';
import { fitSections, sizeOf } from '../fit-sections.ts';
import type { ToolOperation } from '../operation.ts';

/** Maximum size of the whole answer in bytes: assistants ask for it in most conversations. */
const MAX_BYTES = 12_000;
/** Minimum space for sections in bytes, however long the record is. */
const MIN_SECTIONS_BYTES = 3_000;

export const getBusinessInfoOperation: ToolOperation = {
  recordType: 'BusinessInfo',
  records: (site) => ({ '': toBusinessInfo(site) }),
  example: () => ({}),
};

function toBusinessInfo(site: Site): BusinessInfo {
  const record = toBusinessRecord(site);
  const paths = ['/contact/', '/about/', ...listProsePages(site).map(pagePath)];
  // 400 bytes are for the sentence about what was left out.
  const available = MAX_BYTES - sizeOf(record) - 400;
  return { ...record, ...fitSections(site, paths, Math.max(available, MIN_SECTIONS_BYTES)) };
}
