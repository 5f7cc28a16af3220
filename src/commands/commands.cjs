// All commands. `local-business.cjs` runs them, docs/commands.md lists them, and package.json has a script for each.
const create = 'create-local-business';
const editor = '@open-local-business/editor';
const reports = '@open-local-business/reports';

/**
 * All commands by name, each with a summary. A command is a module in this folder (`file`, with `arguments` before those
 * of the caller) or in a tool's package, which exports it as `commands/<name>`.
 * @type {Readonly<Record<string, { file?: string, arguments?: string[], packageName?: string, summary: string }>>}
 */
const commands = {
  dev: { file: 'dev', summary: 'serves the site while you work on it' },
  check: { file: 'check', summary: 'checks the content' },
  build: { file: 'build', summary: 'builds the site' },
  start: { file: 'serve.cjs', arguments: ['--build'], summary: 'builds the site if anything changed, then serves it' },
  serve: { file: 'serve.cjs', summary: 'serves the last build' },
  doctor: { file: 'doctor', summary: 'lists what is missing before the site goes live' },
  record: { file: 'record', summary: 'records published addresses and prices' },
  links: { file: 'links', summary: 'checks every link of the built site' },
  deploy: { file: 'deploy', summary: 'builds, checks and uploads to Cloudflare Workers' },
  rollback: { file: 'deploy', arguments: ['--rollback'], summary: 'brings back the previous version' },
  init: { packageName: create, summary: 'creates a site in a folder' },
  new: { packageName: create, summary: 'creates a service, a place or a review' },
  translate: { packageName: create, summary: 'exports the sentences to translate, and imports translations' },
  areas: { packageName: create, summary: 'writes the postal areas around the business, or the names of places' },
  admin: { packageName: editor, summary: 'opens forms for the content in the browser' },
  schemas: { packageName: editor, summary: 'writes what code editors need to help with content files' },
  profile: {
    packageName: reports,
    summary: 'writes what the Google Business Profile should say, or compares one with it',
  },
  'check-redirects': { packageName: reports, summary: 'lists which addresses of an older site still work' },
  changes: { packageName: reports, summary: 'lists how a change of the content changes the site' },
  traffic: { packageName: reports, summary: 'summarizes the requests in logs' },
  'check-live': { packageName: reports, summary: 'compares a deployed site with what was built' },
};

module.exports = { commands };
