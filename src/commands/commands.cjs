// All commands. `local-business.cjs` runs them, docs/commands.md lists them, and package.json has a script for each.
const create = 'create-local-business';
const editor = '@open-local-business/editor';
const reports = '@open-local-business/reports';

/**
 * All commands by name: the module in this folder with the words put before those of the caller, or the package of a
 * tool that has it as the module `commands/<name>`.
 * @type {Readonly<Record<string, { file?: string, words?: string[], of?: string, says: string }>>}
 */
const commands = {
  dev: { file: 'dev', says: 'serves the site while you work on it' },
  check: { file: 'check', says: 'checks the content' },
  build: { file: 'build', says: 'builds the site' },
  start: { file: 'serve.cjs', words: ['--build'], says: 'builds the site if anything changed, then serves it' },
  serve: { file: 'serve.cjs', says: 'serves the last build' },
  doctor: { file: 'doctor', says: 'says what is missing before the site goes live' },
  record: { file: 'record', says: 'records published addresses and prices' },
  links: { file: 'links', says: 'checks every link of the built site' },
  deploy: { file: 'deploy', says: 'builds, checks and uploads to Cloudflare Workers' },
  rollback: { file: 'deploy', words: ['--rollback'], says: 'brings back the version before' },
  init: { of: create, says: 'begins a site in a folder' },
  new: { of: create, says: 'begins a service, a place or a review' },
  translate: { of: create, says: 'lists what a language does not say yet, and takes translations back' },
  areas: { of: create, says: 'writes the postal areas around the business, or the names of places' },
  admin: { of: editor, says: 'opens forms for the content in the browser' },
  schemas: { of: editor, says: 'writes what code editors need to help with content files' },
  profile: { of: reports, says: 'writes what the Google Business Profile should say, or compares one' },
  'check-redirects': { of: reports, says: 'lists which addresses of an older site are answered' },
  changes: { of: reports, says: 'says what changes when this content takes the place of another' },
  traffic: { of: reports, says: 'reports from logs what was asked' },
  'check-live': { of: reports, says: 'compares a deployed site with what was built' },
};

module.exports = { commands };
