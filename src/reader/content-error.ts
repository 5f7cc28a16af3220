import type { LoadedSite } from './load-site.ts';
import { printReport } from './report.ts';

/** Content that cannot be published. Its message is the report a maintainer reads; it has no stack worth showing. */
export class ContentError extends Error {
  constructor({ problems, folder }: LoadedSite) {
    super(printReport(problems, folder.texts.size));
    this.name = 'ContentError';
    this.stack = '';
  }
}
