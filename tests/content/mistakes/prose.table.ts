import { dundas, edit, type Mistake, spring } from './mistake.ts';

/** Mistakes in the text of pages: placeholders, braces, tags. */
export const proseMistakes: readonly Mistake[] = [
  {
    name: 'a line break as HTML has it',
    make: edit('pages/about.mdx', /$/, '\nOne line<br>and another\n'),
  },
  {
    name: 'a control character in a text',
    make: edit(spring, 'A door moves', 'A door\u001b[31m moves'),
  },
  {
    name: 'reversed letters in a text',
    make: edit(spring, 'A door moves', 'A door\u202E moves'),
  },
  {
    name: 'an unknown placeholder',
    make: edit(spring, 'A door moves easily', 'From {price.sprang}, a door moves easily'),
  },
  {
    name: 'an unknown placeholder in a field',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {phone}. For'),
  },
  {
    name: 'a sign that begins a tag',
    make: edit(spring, 'A door moves', 'A door <40 kg moves'),
  },
  {
    name: 'a brace that is not closed',
    make: edit(spring, 'A door moves', 'A door {price.spring moves'),
  },
  {
    name: 'a tag that is not closed',
    make: edit(spring, 'A door moves', 'A <b>door moves'),
  },
  {
    name: 'a comment of another language',
    make: edit(spring, 'A door moves', '<!-- check --> A door moves'),
  },
  { name: 'a misspelt placeholder in notes', make: edit(dundas, 'kind: town', 'kind: town\nnotes: Call {telefone}.') },
  {
    name: 'a placeholder with spaces',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call { telephone }. For'),
  },
  {
    name: 'a placeholder in double braces',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {{telephone}}. For'),
  },
  {
    name: 'a brace without its counterpart',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'call {telephone. For'),
  },
  { name: 'a fact that refers to itself', make: edit('business.yaml', 'name: Fifty Creek', 'name: "{name} of" #') },
  {
    name: 'a fact that nobody has said',
    make: edit('pages/contact.mdx', 'call {telephone}. For', 'book at {onlineBookingUrl}. For'),
  },
];
