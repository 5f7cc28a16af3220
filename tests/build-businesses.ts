import { dirname } from 'node:path';
import { allBusinesses, reference } from './businesses.ts';
import { describeOwnContent, ownContent } from './own-content.ts';
import { buildForTests } from './reference-build.ts';

/** Builds every site for the tests, unless there are builds of exactly this content and code; says what `content/` is to them. */
export function setup(): void {
  if (ownContent !== undefined) console.log(describeOwnContent(ownContent, reference.site));
  for (const { directory, origin, folders } of allBusinesses)
    buildForTests(dirname(folders.published), { SITE_URL: origin, CONTENT_DIR: directory }, ['--if-needed']);
}
