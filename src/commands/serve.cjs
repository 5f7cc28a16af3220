// Plain CommonJS: the loaders for TypeScript and ES modules would double the memory of the server.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { parseArgs } = require('node:util');

// By default SIGUSR1 opens the debugger to every local user.
process.on('SIGUSR1', () => {});

const usage = `Usage: npm start              builds if needed, then serves
       npm run serve          serves the last build

  PORT         port, default 4321
  HOST         address to listen at, default 127.0.0.1
  LOG          off for no log lines
  SITE_URL     origin the site is built for, default http://localhost:PORT
  CONTENT_DIR  content folder, default content`;

try {
  const options = { build: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
  const { values } = parseArgs({ options });
  if (values.help) console.log(usage);
  else run(values);
} catch (error) {
  // Usage errors look as in `runCommand`.
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}

/** Serves a build. */
function run({ build, out }) {
  const isBuilt = !build || buildFirst(out);
  const bundle = resolve(out ?? '.build', 'server/server.cjs');
  if (isBuilt && existsSync(bundle)) return require(bundle).serve(out);
  if (isBuilt) console.error('There is no finished build. Run: npm run build');
  process.exitCode = 1;
}

/**
 * Builds in a child process, so that the server does not keep the memory of the build. Returns whether it succeeded.
 */
function buildFirst(out) {
  const command = ['--max-semi-space-size=16', join(__dirname, 'local-business.cjs'), 'build', '--if-needed'];
  const args = [...command, ...(out ? ['--out', out] : [])];
  return require('node:child_process').spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}
