import { closestWord } from '../../format/spelling.ts';
import { MAX_QUANTITY } from '../../lookup/find-total.ts';
import type { Query } from '../../result.ts';
import type { AnswerText } from '../../text/answers.ts';
import type { Text } from '../../text/text.ts';
import type { JsonObject } from '../protocol.ts';

/** Name of a tool's argument. */
export type ArgumentName = keyof Text['mcp']['arguments'];

/** The valid values of an argument, for the schema of every tool and the check of every call. */
interface ArgumentRule {
  readonly type: 'string' | 'integer';
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The rules of all arguments. */
export const argumentRules: Readonly<Record<ArgumentName, ArgumentRule>> = {
  id: { type: 'string', maxLength: 100 },
  city: { type: 'string', maxLength: 100 },
  postal: { type: 'string', maxLength: 20 },
  when: { type: 'string', maxLength: 20 },
  place: { type: 'string', maxLength: 100 },
  quantity: { type: 'integer', minimum: 1, maximum: MAX_QUANTITY },
  language: { type: 'string', maxLength: 35 },
};

/** Arguments that count as missing when they are empty (contract D4). */
const emptyAllowed: ReadonlySet<string> = new Set(['city', 'postal']);

/**
 * Reads a call's arguments; null counts as missing. Returns a message for the model if one is invalid (contract
 * D8). `shorten` truncates client text so that the message can quote it. `_meta`, which some clients send among
 * the arguments, is ignored.
 */
export function readArguments(
  given: JsonObject,
  known: readonly ArgumentName[],
  { t, shorten }: { readonly t: AnswerText['requests']['tools']; readonly shorten: (text: string) => string },
): Query | string {
  const query: Record<string, string> = {};
  for (const [sent, value] of Object.entries(given)) {
    if (sent === '_meta') continue;
    const name = known.find((argument) => argument === sent);
    if (name === undefined) {
      return t.unknownArgument(shorten(sent), known, closestWord(sent.slice(0, 100), known));
    }
    if (value === null) continue;
    const problem = findProblem(name, value, t);
    if (problem !== undefined) return problem;
    const text = String(value).trim();
    if (text !== '') query[name] = text;
  }
  return query;
}

function findProblem(name: ArgumentName, value: unknown, t: AnswerText['requests']['tools']): string | undefined {
  const { type, maxLength = 0, minimum = 0, maximum = 0 } = argumentRules[name];
  if (type === 'integer') {
    const isValid = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isValid ? undefined : t.mustBeWhole(name, minimum, maximum);
  }
  if (typeof value !== 'string') return t.mustBeText(name);
  if (value.trim() === '' && !emptyAllowed.has(name)) return t.emptyArgument(name);
  return value.trim().length > maxLength ? t.tooLongArgument(name, maxLength) : undefined;
}
