import { readFileSync, statSync } from 'node:fs';
import { endingOf } from '../../schemas/pages/public-file-types.ts';
import type { PublicFile } from '../../schemas/pages/published.ts';
import { describeUnreadable } from './text/read-text.ts';
import type { TextProblem } from './text/text-problem.ts';

/** Maximum size of a file. Price lists and forms have a tenth of it. */
const LARGEST_BYTES = 10_000_000;

/** A static file, or why it cannot be published. */
export interface PublicFileReading {
  readonly bytes: Buffer;
  readonly data: PublicFile | undefined;
  readonly problems: readonly TextProblem[];
}

/**
 * Reads a file of `content/files`; checks that its content matches the extension and is nothing that browsers execute.
 */
export function readPublicFile(path: string): PublicFileReading {
  try {
    const { size } = statSync(path);
    const bytes = size > LARGEST_BYTES ? Buffer.alloc(0) : readFileSync(path);
    const message = size > LARGEST_BYTES ? describeSize(size) : describeFault(path, bytes);
    return message === undefined
      ? { bytes, data: { size }, problems: [] }
      : { bytes, data: undefined, problems: [{ offset: 0, message }] };
  } catch (error) {
    return { bytes: Buffer.alloc(0), data: undefined, problems: [describeUnreadable(error)] };
  }
}

function describeSize(size: number): string {
  return `is ${(size / 1e6).toFixed(1)} MB large; a file has at most ${LARGEST_BYTES / 1e6} MB. Make it smaller, or link to where it lies elsewhere.`;
}

function describeFault(path: string, bytes: Buffer): string | undefined {
  const ending = endingOf(path);
  if (bytes.length === 0) return 'is empty. Put the file there once more, or remove it.';
  if (ending === 'pdf') {
    return bytes.toString('latin1', 0, 5) === '%PDF-' ? undefined : 'is not a PDF, whatever its name says.';
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is not text in UTF-8. Save it as UTF-8.';
  }
  if (/[^\P{Cc}\t\r\n]/u.test(text))
    return 'holds control characters, which no text has. Put the file there once more.';
  if (ending === 'json') return isJson(text) ? undefined : 'is not JSON. Put the file there once more.';
  if (ending !== 'html') return undefined;
  return text.includes('<') || text.trim().includes('\n')
    ? 'holds more than one line of text without tags. A page of your own belongs into pages/; where a proof has tags, write its name and content under verification in policy.yaml.'
    : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
