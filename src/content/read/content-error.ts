import type { ContentReading, ValidReading } from './load-site.ts';
import { printReport } from './report.ts';

/** Content that cannot be published. Its message is the report a maintainer reads; it has no stack worth showing. */
export class ContentError extends Error {
  constructor({ problems, folder }: ContentReading) {
    super(printReport(problems, folder.texts.size));
    this.name = 'ContentError';
    this.stack = '';
  }
}

/** The content if a site can be made of it; else a `ContentError` is thrown with the report. */
export function requireValid(content: ContentReading): ValidReading {
  const { site } = content;
  if (site === undefined) throw new ContentError(content);
  return { ...content, site };
}
