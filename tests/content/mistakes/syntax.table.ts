import { dundas, edit, type Mistakes, spring, write } from './mistake.ts';

/** Mistakes in writing YAML and JSON, and texts too nested for parsers. */
export const syntaxMistakes: Mistakes = {
  'a colon in a text': edit(dundas, 'name: Dundas', 'name: Dundas: the town'),
  'a missing colon': edit(dundas, 'kind: town', 'kind town'),
  'a missing space behind a colon': edit(dundas, 'kind: town', 'kind:town'),
  'a tab': edit(dundas, '  - Town of', '\t- Town of'),
  'a field written twice': edit(dundas, 'kind: town', 'kind: town\nname: Dundas'),
  'a quotation mark that is not closed': edit(dundas, 'City of Hamilton"', 'City of Hamilton'),
  'a bracket that is not closed': edit(dundas, '[L9H]', '[L9H'),
  'text behind a quoted text': edit(dundas, 'name: Dundas', `name: 'Dundas' town`),
  'a field out of line': edit(dundas, 'kind: town', ' kind: town'),
  'a sign that begins no text': edit(dundas, 'name: Dundas', 'name: @Dundas'),
  'an exclamation mark in front': edit(dundas, 'name: Dundas', 'name: !Dundas town'),
  'an asterisk in front': edit(dundas, 'name: Dundas', 'name: *Dundas'),
  'a second document': edit(dundas, 'kind: town', '---\nkind: town'),
  'no front matter': edit(spring, /^---\n/, ''),
  'a list instead of fields': write(dundas, '- Dundas\n'),
  'a comma missing in JSON': edit('postal-areas.json', '45.2557,', '45.2557'),
  'a front matter that is never closed': edit(spring, /\n---\n/, '\n'),
  'two thousand opening brackets': write(dundas, `name: ${'['.repeat(2000)}\n`),
  'two thousand opening brackets in JSON': write('postal-areas.json', '['.repeat(2000)),
  'two thousand opening brackets in prose': edit(spring, 'A door moves', `${'['.repeat(2000)}A door moves`),
  'twenty thousand tags in each other': edit(spring, 'A door moves', `${'<b>'.repeat(20_000)}A door moves`),
  'twenty thousand quotations in each other': edit(spring, 'A door moves', `\n\n${'> '.repeat(20_000)}A door moves`),
  'twenty thousand stars': edit(spring, 'A door moves', `${'*a '.repeat(20_000)}A door moves`),
};
