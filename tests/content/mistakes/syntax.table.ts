import { dundas, edit, type Mistake, spring, write } from './mistake.ts';

/** Mistakes in writing YAML and JSON, and texts too nested for parsers. */
export const syntaxMistakes: readonly Mistake[] = [
  {
    name: 'a colon in a text',
    make: edit(dundas, 'name: Dundas', 'name: Dundas: the town'),
  },
  {
    name: 'a missing colon',
    make: edit(dundas, 'kind: town', 'kind town'),
  },
  {
    name: 'a missing space behind a colon',
    make: edit(dundas, 'kind: town', 'kind:town'),
  },
  {
    name: 'a tab',
    make: edit(dundas, '  - Town of', '\t- Town of'),
  },
  {
    name: 'a field written twice',
    make: edit(dundas, 'kind: town', 'kind: town\nname: Dundas'),
  },
  {
    name: 'a quotation mark that is not closed',
    make: edit(dundas, 'City of Hamilton"', 'City of Hamilton'),
  },
  {
    name: 'a bracket that is not closed',
    make: edit(dundas, '[L9H]', '[L9H'),
  },
  {
    name: 'text behind a quoted text',
    make: edit(dundas, 'name: Dundas', `name: 'Dundas' town`),
  },
  {
    name: 'a field out of line',
    make: edit(dundas, 'kind: town', ' kind: town'),
  },
  {
    name: 'a sign that begins no text',
    make: edit(dundas, 'name: Dundas', 'name: @Dundas'),
  },
  {
    name: 'an exclamation mark in front',
    make: edit(dundas, 'name: Dundas', 'name: !Dundas town'),
  },
  {
    name: 'an asterisk in front',
    make: edit(dundas, 'name: Dundas', 'name: *Dundas'),
  },
  {
    name: 'a second document',
    make: edit(dundas, 'kind: town', '---\nkind: town'),
  },
  {
    name: 'no front matter',
    make: edit(spring, /^---\n/, ''),
  },
  {
    name: 'a list instead of fields',
    make: write(dundas, '- Dundas\n'),
  },
  {
    name: 'a comma missing in JSON',
    make: edit('postal-areas.json', '45.2557,', '45.2557'),
  },
  { name: 'a front matter that is never closed', make: edit(spring, /\n---\n/, '\n') },
  { name: 'two thousand opening brackets', make: write(dundas, `name: ${'['.repeat(2000)}\n`) },
  { name: 'two thousand opening brackets in JSON', make: write('postal-areas.json', '['.repeat(2000)) },
  {
    name: 'two thousand opening brackets in prose',
    make: edit(spring, 'A door moves', `${'['.repeat(2000)}A door moves`),
  },
  {
    name: 'twenty thousand tags in each other',
    make: edit(spring, 'A door moves', `${'<b>'.repeat(20_000)}A door moves`),
  },
  {
    name: 'twenty thousand quotations in each other',
    make: edit(spring, 'A door moves', `\n\n${'> '.repeat(20_000)}A door moves`),
  },
  { name: 'twenty thousand stars', make: edit(spring, 'A door moves', `${'*a '.repeat(20_000)}A door moves`) },
];
