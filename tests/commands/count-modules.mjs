// Imported before a command: when it ends, says which modules it has loaded and how often it has read each file.
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';

const modules = new Set();
registerHooks({
  load(url, context, next) {
    modules.add(url);
    return next(url, context);
  },
});
const reads = new Map();
const { readFileSync } = fs;
fs.readFileSync = (file, ...options) => {
  reads.set(String(file), (reads.get(String(file)) ?? 0) + 1);
  return readFileSync(file, ...options);
};
syncBuiltinESMExports();
process.on('exit', () => console.error(JSON.stringify({ modules: [...modules], reads: Object.fromEntries(reads) })));
