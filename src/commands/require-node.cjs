// Exits with one line if Node is older than `engines` in package.json. Commands and the Astro configuration load it first,
// so it is CommonJS that an old Node can parse.
const oldest = require('#package').engines.node.replace('>=', '');
const current = process.versions.node;

if (current.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  console.error(`Node ${oldest} or newer is needed; this is ${current}. See https://nodejs.org/en/download`);
  process.exit(1);
}
