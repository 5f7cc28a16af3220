import { dundas, type ProblemCases, place, service, write } from './problem-case.ts';

/** Problems in the syntax of YAML and JSON, and texts that are nested too deeply. */
export const problemCases: ProblemCases = {
  'a colon in a text': place('name: Dundas', 'name: Dundas: the town'),
  'a missing colon': place('kind: town', 'kind town'),
  'a missing space after a colon': place('kind: town', 'kind:town'),
  'a tab': place('  - Town of', '\t- Town of'),
  'a field written twice': place('kind: town', 'kind: town\nname: Dundas'),
  'a quotation mark that is not closed': place('City of Hamilton"', 'City of Hamilton'),
  'a bracket that is not closed': place('[L9H]', '[L9H'),
  'text after a quoted text': place('name: Dundas', `name: 'Dundas' town`),
  'a field with wrong indentation': place('kind: town', ' kind: town'),
  'a text that begins with a special character': place('name: Dundas', 'name: @Dundas'),
  'an exclamation mark at the start': place('name: Dundas', 'name: !Dundas town'),
  'an asterisk at the start': place('name: Dundas', 'name: *Dundas'),
  'a second document': place('kind: town', '---\nkind: town'),
  'no front matter': service(/^---\n/, ''),
  'a paragraph that begins like an import': service('A door moves', 'import duty is included'),
  'a paragraph that begins like an export': service('A door moves', 'export of old doors is free'),
  'a fence that a word processor turned into a dash': service(/^---\n/, '\u2014\n'),
  'an empty line above the fields': service(/^---\n/, '\n---\n'),
  'a list instead of fields': write(dundas, '- Dundas\n'),
  'a front matter that is never closed': service(/\n---\n/, '\n'),
  'two thousand opening brackets': write(dundas, `name: ${'['.repeat(2000)}\n`),
  'two thousand opening brackets in JSON': write('postal-areas.json', '['.repeat(2000)),
  'twenty thousand tags in each other': service('A door moves', `${'<b>'.repeat(20_000)}A door moves`),
  'twenty thousand stars': service('A door moves', `${'*a '.repeat(20_000)}A door moves`),
};
