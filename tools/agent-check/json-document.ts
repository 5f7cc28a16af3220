import type * as z from 'zod';
import { fail, type Outcome } from './check.ts';
import type { Answer } from './site-client.ts';
import type { SiteContext } from './site-context.ts';

/** A JSON document of the site; `json` is undefined if it is none. */
export interface JsonDocument {
  readonly answer: Answer;
  readonly json: unknown;
}

/** Reads a JSON document. */
export async function readJson(
  context: SiteContext,
  target: string | URL,
  accept = 'application/json',
): Promise<JsonDocument> {
  const answer = await context.send(target, { headers: { accept } });
  return { answer, json: answer.status === 200 ? parseJson(answer.text) : undefined };
}

/** The first of several documents that is there. */
export async function readFirstJson(
  context: SiteContext,
  targets: readonly (string | URL)[],
): Promise<JsonDocument | undefined> {
  for (const target of targets) {
    const document = await readJson(context, target);
    if (document.json !== undefined) return document;
  }
  return undefined;
}

/** The value of a JSON text. Undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of a value that may be an object. */
export function member(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

/** A value as a list: empty if it is none. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A fail if a document is missing, is no JSON or has another form than the schema; else nothing. */
export function judgeJson(document: JsonDocument, schema: z.ZodType, remedy: string): Outcome | undefined {
  const { answer, json } = document;
  const path = answer.url.pathname;
  if (answer.status !== 200) return fail(`${path} answers ${answer.status}.`, remedy);
  if (json === undefined) return fail(`${path} is not JSON (${answer.mediaType || 'no media type'}).`, remedy);
  const [issue] = schema.safeParse(json).error?.issues ?? [];
  if (issue === undefined) return undefined;
  const where = issue.path.length === 0 ? 'the document' : issue.path.join('.');
  return fail(`${path}: ${where}: ${issue.message}.`, remedy);
}
