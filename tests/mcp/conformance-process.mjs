// Runs the official suite's command repeatedly in one process, because most of a run's time goes into starting Node
// and loading packages. The parent sends the arguments of a run, and gets its exit code and output.
import { inspect } from 'node:util';

const command = new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url);
let runs = 0;

process.on('message', async (parameters) => {
  let printed = '';
  const print = (...values) => {
    printed += `${values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')}\n`;
  };
  Object.assign(console, { log: print, error: print, warn: print, info: print });
  process.argv = [process.execPath, command.pathname, ...parameters];
  // The command ends by leaving the process, whatever it found.
  process.exit = (code = 0) => {
    process.send({ code, printed });
    return new Promise(() => {});
  };
  runs += 1;
  await import(`${command.href}?run=${runs}`);
});
