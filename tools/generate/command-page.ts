import { createRequire } from 'node:module';

/** What a command does, and the package it comes with if that is not the engine. */
interface CommandRow {
  readonly summary: string;
  readonly packageName?: string;
}

const { commands }: { readonly commands: Readonly<Record<string, CommandRow>> } = createRequire(import.meta.url)(
  '../../src/commands/commands.cjs',
);

/** Path of the page about commands. */
export const commandPage = 'docs/commands.md';

/** The command reference, generated from the table that runs the commands. */
export function renderCommandPage(): string {
  return `<!-- Written by "npm run docs:commands" from src/commands/commands.cjs. -->

# Commands

Each is a command of \`local-business\`: \`npm run check\` in this repository, \`npx local-business check\` in any site. With
npm, flags come after \`--\` (\`npm run check -- --format github\`); \`--help\` lists them. \`CONTENT_DIR\` selects another
content folder, \`SITE_URL\` the address the site is built for, \`PORT\` and \`HOST\` where it is served.

## The engine

| command | what it does |
| --- | --- |
${listRows(({ packageName }) => packageName === undefined)}

## Commands in separate packages

A site installs those it needs; the command says how.

| command | what it does | package |
| --- | --- | --- |
${listRows(({ packageName }) => packageName !== undefined)}

Commands for work on the code are in [CONTRIBUTING.md](../CONTRIBUTING.md#commands).
`;
}

function listRows(isIndexed: (row: CommandRow) => boolean): string {
  return Object.entries(commands)
    .filter(([, row]) => isIndexed(row))
    .map(
      ([name, { summary, packageName }]) =>
        `| \`${name}\` | ${summary} |${packageName === undefined ? '' : ` \`${packageName}\` |`}`,
    )
    .join('\n');
}
