import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { findSuggestedLook, writeLookPage } from 'open-local-business/content';
import { grammar, type Site } from 'open-local-business/facts';
import { lookNames } from 'open-local-business/schemas';

/**
 * Writes a page that shows the business in every look, and asks at the terminal for one of them until the answer is
 * valid. Returns undefined if the default look was chosen or there is no terminal.
 */
export async function chooseLook(site: Site): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const file = join(mkdtempSync(join(tmpdir(), 'looks-')), 'looks.html');
  writeFileSync(file, writeLookPage(site));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const names = grammar.list(lookNames, 'or');
  const ask = `Which look should the site have? This page shows your name in each:
${pathToFileURL(file)}
Write ${names}; just Enter for ${findSuggestedLook(site)}, in colours chosen by your name`;
  let answer: string;
  do answer = (await terminal.question(`${ask}\n> `)).trim().toLowerCase();
  while (answer !== '' && !lookNames.some((name) => name === answer));
  terminal.close();
  return answer || undefined;
}
