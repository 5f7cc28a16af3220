import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../src/content/read/load-site.ts';
import { writeFirstContent } from '../src/editor/first-content.ts';
import type { Answers } from '../src/editor/first-questions.ts';
import { replaceFiles } from '../src/settings/replace-files.ts';
import { testDay } from './test-day.ts';

/** A file of the content as a whole, or what becomes of what `init` wrote. */
export type Edits = Readonly<Record<string, string | ((text: string) => string)>>;

/** Loads a business as `init` begins it, with edits to its files: a content folder that is gone after. */
export function beginBusiness(answers: Answers, edits: Edits = {}): ReturnType<typeof loadSite> {
  const first = writeFirstContent(answers, testDay());
  if ('mistakes' in first) throw new Error(first.mistakes.join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'business-'));
  try {
    const files = new Map(first.files);
    for (const [file, edit] of Object.entries(edits)) {
      files.set(file, typeof edit === 'string' ? edit : edit(files.get(file) ?? ''));
    }
    replaceFiles(new Map([...files].map(([file, text]) => [join(folder, file), text])));
    return loadSite(folder, 'https://www.example.com');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same, where nothing may be wrong with it. */
export function beginSite(answers: Answers, edits: Edits = {}) {
  const { site, problems } = beginBusiness(answers, edits);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (site === undefined) throw new Error(`The content is not sound: ${JSON.stringify(errors)}`);
  return site;
}
