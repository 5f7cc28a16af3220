import { business, edit, type Mistakes, place, service } from './mistake.ts';

/** Mistakes in the text of pages: placeholders, braces, tags. */
export const mistakes: Mistakes = {
  'a line break as HTML has it': edit('pages/about.mdx', /$/, '\nOne line<br>and another\n'),
  'a control character in a text': service('A door moves', 'A door\u001b[31m moves'),
  'an unknown placeholder': service('A door moves easily', 'From {price.sprang}, a door moves easily'),
  'an unknown placeholder in a field': edit('pages/contact.mdx', 'call {telephone}. For', 'call {phone}. For'),
  'a sign that begins a tag': service('A door moves', 'A door <40 kg moves'),
  'a brace that is not closed': service('A door moves', 'A door {price.spring moves'),
  'a tag that is not closed': service('A door moves', 'A <b>door moves'),
  'a comment of another language': service('A door moves', '<!-- check --> A door moves'),
  'a misspelt placeholder in notes': place('kind: town', 'kind: town\nnotes: Call {telefone}.'),
  'a placeholder with spaces': edit('pages/contact.mdx', 'call {telephone}. For', 'call { telephone }. For'),
  'a placeholder in double braces': edit('pages/contact.mdx', 'call {telephone}. For', 'call {{telephone}}. For'),
  'a brace without its counterpart': edit('pages/contact.mdx', 'call {telephone}. For', 'call {telephone. For'),
  'a fact that refers to itself': business('name: Fifty Creek', 'name: "{name} of" #'),
  'a fact that nobody has said': edit('pages/contact.mdx', 'call {telephone}. For', 'book at {onlineBookingUrl}. For'),
};
