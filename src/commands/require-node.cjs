// Exits with one line if Node is older than `engines` in package.json. Every script and the Astro configuration load it
// first, so it is CommonJS that an old Node can parse.
const oldest = require('#package').engines.node.replace('>=', '');

if (isOlder(process.versions.node, oldest)) {
  console.error(
    `Node ${oldest} or newer is needed; this is ${process.versions.node}. See https://nodejs.org/en/download`,
  );
  process.exit(1);
}

function isOlder(version, than) {
  const [own, wanted] = [version, than].map((text) => text.split('.').map(Number));
  const index = wanted.findIndex((number, place) => own[place] !== number);
  return index >= 0 && own[index] < wanted[index];
}
