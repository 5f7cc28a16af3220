import { isThisMachine } from '../../settings/environment.ts';
import { UserError } from '../../settings/user-error.ts';
import type { ContentReading, ValidReading } from './load-site.ts';
import { printReport } from './report.ts';

/** Invalid content. The message is the report for the maintainer; the stack is irrelevant. */
export class ContentError extends UserError {
  constructor({ problems, folder }: Pick<ContentReading, 'problems' | 'folder'>, advice = '') {
    super(`${printReport(problems, folder.texts.size)} ${advice}`.trimEnd());
    this.name = 'ContentError';
    this.stack = '';
  }
}

/** Throws if a site with gaps is built for anything but localhost, because stand-in values must not be published. */
export function requireSaid(content: ValidReading): void {
  const unsaid = content.problems.filter(({ severity }) => severity === 'unsaid');
  const { origin } = content.site;
  if (unsaid.length === 0 || isThisMachine(new URL(origin).hostname)) return;
  throw new ContentError({ ...content, problems: unsaid }, `Say it before anything is built for ${origin}.`);
}

/** Returns the content if it is valid; otherwise throws a `ContentError` with the report. */
export function requireValid(content: ContentReading): ValidReading {
  const { site } = content;
  if (site === undefined) throw new ContentError(content);
  return { ...content, site };
}
