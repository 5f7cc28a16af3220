#!/usr/bin/env node
// Runs a command by name. Plain CommonJS, so that an outdated Node can print that it is too old, and so that the server
// starts without the loaders of ES modules and TypeScript.
require('./require-node.cjs');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { commands } = require('./commands.cjs');

const [name = '--help', ...args] = process.argv.slice(2);
runByName();

function runByName() {
  const { file, arguments: first, packageName } = Object.hasOwn(commands, name) ? commands[name] : {};
  // TypeScript in the repository, JavaScript in the package.
  const paths = ['', '.ts', '.js'].map((ending) => join(__dirname, `${file}${ending}`));
  if (file !== undefined) run(paths.find(existsSync), first);
  else if (packageName !== undefined) runTool(packageName);
  else if (name === '--help' || name === '-h') console.log(usage());
  else {
    console.error(`There is no command "${name}".\n\n${usage()}`);
    process.exitCode = 2;
  }
}

/** Runs a command of a tool, if its package is installed in the site. */
function runTool(packageName) {
  try {
    run(require.resolve(`${packageName}/commands/${name}`, { paths: [process.cwd(), __dirname] }));
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    const target = findArchive(packageName) ?? packageName;
    console.error(`The command "${name}" is in a separate package. Run: npm install --save-dev ${target}`);
    process.exitCode = 1;
  }
}

/** Finds the archive of a package in the site; undefined if the site uses a registry. */
function findArchive(packageName) {
  const start = `${packageName.replace('@', '').replace('/', '-')}-`;
  const archives = existsSync('packages') ? readdirSync('packages').filter((file) => file.startsWith(start)) : [];
  return archives.length === 0 ? undefined : `./packages/${archives.at(-1)}`;
}

/** Runs a module as if Node had been started with it. */
function run(path, first = []) {
  process.argv = [process.argv[0], path, ...first, ...args];
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

function usage() {
  const rows = Object.entries(commands).map(
    ([each, { packageName, summary }]) =>
      `  ${each.padEnd(15)} ${summary}${packageName === undefined ? '' : ` (${packageName})`}`,
  );
  return `Usage: local-business COMMAND [flags]\n\n${rows.join('\n')}\n\nlocal-business COMMAND --help shows its flags.`;
}
