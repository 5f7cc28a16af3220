#!/usr/bin/env node
// Runs a command by name. Plain CommonJS, so that an outdated Node can print that it is too old, and so that the server
// starts without the loaders of ES modules and TypeScript.
require('./require-node.cjs');
const { existsSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

/** @type {Readonly<Record<string, { file: string, words?: string[], says: string }>>} */
const commands = {
  init: { file: 'init', says: 'begins a site of your own' },
  adopt: { file: 'adopt', says: 'moves a copied repository to a site with the engine as a package' },
  dev: { file: 'dev', says: 'serves the site while you work on it' },
  check: { file: 'check', says: 'checks the content' },
  new: { file: 'new', says: 'creates a content file that is valid at once' },
  doctor: { file: 'doctor', says: 'says what is missing before the site goes live' },
  record: { file: 'record', says: 'records published addresses and prices' },
  build: { file: 'build', says: 'builds the site' },
  start: { file: 'serve.cjs', words: ['--build'], says: 'builds the site if anything changed, then serves it' },
  serve: { file: 'serve.cjs', says: 'serves the last build' },
  deploy: { file: 'deploy', says: 'builds, checks and uploads to Cloudflare Workers' },
  rollback: { file: 'deploy', words: ['--rollback'], says: 'brings back the version before' },
  admin: { file: 'admin', says: 'opens forms for the content in the browser' },
  links: { file: 'links', says: 'checks every link of the built site' },
  traffic: { file: 'traffic', says: 'reports from logs what was asked' },
  'agent-check': { file: 'agent-check', says: 'checks a site the way AI agents do' },
  schemas: { file: 'schemas', says: 'writes JSON Schemas for editors' },
  migrate: { file: 'migrate', says: 'gives content fields that were renamed their present names' },
  areas: { file: 'areas', says: 'cuts the postal areas around you from open data' },
  changes: { file: 'changes', says: 'says what changes when this content takes the place of another' },
  profile: { file: 'profile', says: 'writes what the Google Business Profile should say, or compares one' },
  moved: { file: 'moved', says: 'lists which addresses of an older site are answered' },
};

const [name = '--help', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command !== undefined) run(command);
else if (name === '--help' || name === '-h') console.log(usage());
else {
  console.error(`There is no command "${name}".\n${usage()}`);
  process.exitCode = 1;
}

/** Runs a command's file as if Node had been started with it. */
function run({ file, words: first = [] }) {
  const path = join(__dirname, file.endsWith('.cjs') ? file : withEnding(file));
  process.argv = [process.argv[0], path, ...first, ...words];
  if (path.endsWith('.cjs')) require(path);
  else applyConfig().then(() => import(pathToFileURL(path).href));
}

/**
 * Sets the environment variables for content folder and origin from the Astro configuration, for all commands. The
 * configuration is loaded only if it may set one of them, because that takes half a second.
 */
async function applyConfig() {
  const file = ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'].find((name) => existsSync(name));
  if (file === undefined || !/\b(?:content|site)\s*:/.test(readFileSync(file, 'utf8'))) return;
  const { default: config } = await import(pathToFileURL(resolve(file)).href);
  const { content } = [config.integrations ?? []].flat(9).find(({ name }) => name === 'local-business') ?? {};
  if (content !== undefined) process.env.CONTENT_DIR ||= content;
  if (config.site !== undefined) process.env.SITE_URL ||= config.site;
}

/** Adds the extension: TypeScript in the repository, JavaScript in the package. */
function withEnding(file) {
  return existsSync(join(__dirname, `${file}.ts`)) ? `${file}.ts` : `${file}.js`;
}

function usage() {
  const lines = Object.entries(commands).map(([each, { says }]) => `  ${each.padEnd(12)} ${says}`);
  return `Usage: local-business COMMAND [flags]\n\n${lines.join('\n')}\n\nlocal-business COMMAND --help says more.`;
}
