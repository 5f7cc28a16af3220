import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { PriceHistoryFile } from '../../schemas/price-history.ts';
import { checkPast } from '../judge/checks/check-price-history.ts';
import { contentKinds } from '../judge/content-kinds.ts';
import type { ContentFolder } from './content-folder.ts';
import { locateProblems } from './locations.ts';
import type { LocatedProblem } from './report.ts';

/**
 * Problems of a price history that differs from the one last committed: the
 * past is not rewritten. None where there is no git, or no commit with the file.
 */
export function findChangedPast(folder: ContentFolder): LocatedProblem[] {
  const { path } = contentKinds.priceHistory;
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: folder.directory, encoding: 'utf8' });
  if (status !== 0) return [];
  const before = PriceHistoryFile.safeParse(readYaml(stdout));
  const now = PriceHistoryFile.safeParse(readYaml(folder.texts.get(path) ?? '{}'));
  if (!before.success || !now.success) return [];
  return locateProblems(folder, checkPast(before.data, now.data));
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
