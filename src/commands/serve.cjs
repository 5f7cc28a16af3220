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

const { values } = parseArgs({
  options: { build: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const bundle = resolve(values.out === undefined ? '.build' : values.out, 'server/server.cjs');

if (values.help) console.log(usage);
else if (values.build && !build()) process.exitCode = 1;
else if (!existsSync(bundle)) stop('There is no finished build. Run: npm run build');
else require(bundle).serve(values.out);

/** Builds in a child process, so that the server does not keep the memory of the build. */
function build() {
  const { spawnSync } = require('node:child_process');
  const script = join(__dirname, 'local-business.cjs');
  const out = values.out === undefined ? [] : ['--out', values.out];
  return spawnSync(process.execPath, [script, 'build', '--if-needed', ...out], { stdio: 'inherit' }).status === 0;
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exitCode = 1;
}
