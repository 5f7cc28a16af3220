import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as LanguageService from '@actions/languageservice';
import { build } from 'rolldown';
import { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * Returns what GitHub's own language service, which its editor extension uses, finds
 * wrong with the text of a workflow: line and message. It imports JSON files as
 * only bundlers understand, so it is bundled first.
 */
export async function loadWorkflowValidator(): Promise<(text: string) => Promise<string[]>> {
  const { validate } = await importBundled();
  let count = 0;
  return async (text) => {
    // It remembers what it found by the address, so each text gets its own.
    count += 1;
    const document = TextDocument.create(`file:///.github/workflows/${count}.yml`, 'yaml', 1, text);
    return (await validate(document)).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  };
}

async function importBundled(): Promise<typeof LanguageService> {
  const folder = mkdtempSync(join(tmpdir(), 'validate-workflow-'));
  try {
    const file = join(folder, 'validate.mjs');
    await build({
      input: fileURLToPath(import.meta.resolve('@actions/languageservice')),
      platform: 'node',
      logLevel: 'silent',
      output: { file, codeSplitting: false },
    });
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
