// Plain CommonJS: the loaders for TypeScript and ES modules would double the memory of the server.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { parseArgs } = require('node:util');

// By default SIGUSR1 opens the debugger to every local user.
process.on('SIGUSR1', () => {});

const usage = `Usage: npm start              builds if needed, then serves
       npm run serve          serves what is built

  PORT         port, default 4321
  HOST         address to listen at, default 127.0.0.1
  LOG          off for no log lines
  SITE_URL     origin the site is built for, default http://localhost:PORT
  CONTENT_DIR  content folder, default content`;

const values = readArguments();
const bundle = resolve(values.out ?? '.build', 'server/server.cjs');

if (values.isWrong) process.exitCode = 2;
else if (values.help) console.log(usage);
else if (values.build && !build()) process.exitCode = 1;
else if (existsSync(bundle)) require(bundle).serve(values.out);
else {
  console.error('There is no finished build. Run: npm run build');
  process.exitCode = 1;
}

/**
 * The arguments; what cannot be used is said as `runCommand` of the other commands says it.
 * @returns {{ build?: boolean, out?: string, help?: boolean, isWrong?: boolean }}
 */
function readArguments() {
  const options = { build: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return { isWrong: true };
  }
}

/** Builds in a child process, so that the server does not keep the memory of the build. */
function build() {
  const { spawnSync } = require('node:child_process');
  const script = join(__dirname, 'local-business.cjs');
  const out = values.out === undefined ? [] : ['--out', values.out];
  return spawnSync(process.execPath, [script, 'build', '--if-needed', ...out], { stdio: 'inherit' }).status === 0;
}
