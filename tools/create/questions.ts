import { createInterface } from 'node:readline/promises';

/** What somebody answered, by the name of the flag. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** A question of a command, with a flag of the same name. */
export interface Question {
  readonly flag: string;
  readonly ask: string;
  /** Condition on earlier answers; always asked without one. */
  readonly isAsked?: (answers: Answers) => boolean;
}

/** The flags of questions, for the usage of a command. */
export function listFlags(questions: readonly Question[], width: number): string {
  return questions.map(({ flag, ask }) => `--${flag.padEnd(width)} ${ask}`).join('\n');
}

/** Options of `parseArgs` for the flags of questions and others. */
export function optionsOf(questions: readonly Question[], ...others: string[]): Record<string, { type: 'string' }> {
  const names = [...questions.map(({ flag }) => flag), ...others];
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
}

/** Completes answers at a terminal: asks what no flag gave. Without a terminal they stay as they are. */
export async function askOpen(questions: readonly Question[], given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string | undefined> = { ...given };
  for (const { flag, ask, isAsked } of questions) {
    if (isAsked?.(answers) !== false) answers[flag] ??= (await terminal.question(`${ask}\n> `)).trim();
  }
  terminal.close();
  return answers;
}
