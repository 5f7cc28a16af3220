import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allBusinesses } from '../support/businesses.ts';
import { runsAll } from '../support/sample-of.ts';

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';
const hasJava = runsAll && spawnSync('java', ['-version']).status === 0;
if (runsAll && !hasJava) console.warn('The Nu checker was skipped: there is no Java on the path.');

/** Messages about features that the checker does not know yet: newer CSS, WebMCP attributes, speculation rules. */
const UNKNOWN = [
  /^CSS: /,
  /^Attribute “tool(?:name|description|paramdescription)” not allowed/,
  /“(?:ai-catalog|speculationrules)”/,
];

interface Message {
  readonly url: string;
  readonly type: string;
  readonly message: string;
}

describe.each(allBusinesses)('the $name', ({ folders }) => {
  test.runIf(hasJava)('F6 every page passes the Nu HTML checker (with Java)', () => {
    const options = ['--skip-non-html', '--format', 'json', '--exit-zero-always'];
    const { stderr } = spawnSync('java', ['-jar', JAR, ...options, join(folders.published, '/')], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] };
    const found = messages.filter(({ type, message }) => type !== 'info' && !UNKNOWN.some((one) => one.test(message)));
    expect([...new Set(found.map(({ url, message }) => `${url.replace(/^.*\/dist/, '')}: ${message}`))]).toEqual([]);
  });
});
