import { dundas, edit, type Mistakes, spring } from './mistake.ts';

/** Mistakes in the text of pages: placeholders, braces, tags. */
export const proseMistakes: Mistakes = {
  'a line break as HTML has it': edit('pages/about.mdx', /$/, '\nOne line<br>and another\n'),
  'a control character in a text': edit(spring, 'A door moves', 'A door\u001b[31m moves'),
  'reversed letters in a text': edit(spring, 'A door moves', 'A door\u202E moves'),
  'an unknown placeholder': edit(spring, 'A door moves easily', 'From {price.sprang}, a door moves easily'),
  'an unknown placeholder in a field': edit('pages/contact.mdx', 'call {telephone}. For', 'call {phone}. For'),
  'a sign that begins a tag': edit(spring, 'A door moves', 'A door <40 kg moves'),
  'a brace that is not closed': edit(spring, 'A door moves', 'A door {price.spring moves'),
  'a tag that is not closed': edit(spring, 'A door moves', 'A <b>door moves'),
  'a comment of another language': edit(spring, 'A door moves', '<!-- check --> A door moves'),
  'a misspelt placeholder in notes': edit(dundas, 'kind: town', 'kind: town\nnotes: Call {telefone}.'),
  'a placeholder with spaces': edit('pages/contact.mdx', 'call {telephone}. For', 'call { telephone }. For'),
  'a placeholder in double braces': edit('pages/contact.mdx', 'call {telephone}. For', 'call {{telephone}}. For'),
  'a brace without its counterpart': edit('pages/contact.mdx', 'call {telephone}. For', 'call {telephone. For'),
  'a fact that refers to itself': edit('business.yaml', 'name: Fifty Creek', 'name: "{name} of" #'),
  'a fact that nobody has said': edit('pages/contact.mdx', 'call {telephone}. For', 'book at {onlineBookingUrl}. For'),
};
