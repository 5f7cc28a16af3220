import { createInterface } from 'node:readline/promises';

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** A question of a command, with a flag of the same name. */
export interface Question {
  readonly flag: string;
  readonly ask: string;
  /** Condition on earlier answers; always asked without one. */
  readonly isAsked?: (answers: Answers) => boolean;
}

/** Lists the flags of questions for the usage of a command. */
export function listFlags(questions: readonly Question[], width: number): string {
  return questions.map(({ flag, ask }) => `--${flag.padEnd(width)} ${ask}`).join('\n');
}

/** Returns the `parseArgs` options for the flags of questions and others. */
export function optionsOf(questions: readonly Question[], ...others: string[]): Record<string, { type: 'string' }> {
  const names = [...questions.map(({ flag }) => flag), ...others];
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
}

/**
 * Completes answers at a terminal: asks each question without a flag, again while a required answer is empty. Without a
 * terminal, returns them unchanged.
 */
export async function askUnanswered(
  questions: readonly Question[],
  given: Answers,
  areRequired = false,
): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string | undefined> = { ...given };
  for (const { flag, ask, isAsked } of questions) {
    if (isAsked?.(answers) === false) continue;
    do answers[flag] ??= (await terminal.question(`${ask}\n> `)).trim() || (areRequired ? undefined : '');
    while (answers[flag] === undefined);
  }
  terminal.close();
  return answers;
}
