import { isThisMachine } from '../../settings/origin.ts';
import type { ContentReading, ValidReading } from './load-site.ts';
import { printReport } from './report.ts';

/** Content that cannot be published. Its message is the report a maintainer reads; it has no stack worth showing. */
export class ContentError extends Error {
  constructor({ problems, folder }: Pick<ContentReading, 'problems' | 'folder'>, advice = '') {
    super(`${printReport(problems, folder.texts.size)} ${advice}`.trimEnd());
    this.name = 'ContentError';
    this.stack = '';
  }
}

/**
 * Refuses a site that leaves something to say, unless it is for this machine alone: what stands in for that is nobody's
 * fact.
 */
export function requireSaid(content: ValidReading): void {
  const unsaid = content.problems.filter(({ severity }) => severity === 'unsaid');
  const { origin } = content.site;
  if (unsaid.length === 0 || isThisMachine(new URL(origin).hostname)) return;
  throw new ContentError({ ...content, problems: unsaid }, `Say it before anything is built for ${origin}.`);
}

/** The content if a site can be made of it; else a `ContentError` is thrown with the report. */
export function requireValid(content: ContentReading): ValidReading {
  const { site } = content;
  if (site === undefined) throw new ContentError(content);
  return { ...content, site };
}
