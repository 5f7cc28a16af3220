import type { TestBusiness } from '../support/businesses.ts';
import { checkPageRows } from './http/check-page.table.ts';
import { coverageRows } from './http/coverage.table.ts';
import { requestRows } from './http/requests.table.ts';
import { resourceRows } from './http/resources.table.ts';
import type { Row } from './http/row.ts';
import { urlRows } from './http/urls.table.ts';

/** The answers over HTTP that the contract requires, for samples of a business. */
export function httpRows(business: TestBusiness): readonly Row[] {
  return [urlRows, resourceRows, coverageRows, checkPageRows, requestRows].flatMap((rows) => rows(business));
}
