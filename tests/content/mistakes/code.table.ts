import { edit, type Mistake, prose } from './mistake.ts';

/** Prose that would run code, and what browsers would block. */
export const codeMistakes: readonly Mistake[] = [
  { name: 'an import', make: prose("import fs from 'node:fs'\n\nA door moves") },
  { name: 'an export', make: prose('export const a = 1\n\nA door moves') },
  { name: 'an expression', make: prose('A {process.env.HOME} door moves') },
  { name: 'a call in braces', make: prose("A {fetch('/x')} door moves") },
  { name: 'braces around something else', make: prose('A { key: 1 } door moves') },
  { name: 'an attribute with code', make: prose('<a href={location.hash}>A</a> door moves') },
  { name: 'attributes from code', make: prose('<b {...props}>A</b> door moves') },
  { name: 'an unknown component', make: prose('<Gallery /> A door moves') },
  { name: 'a misspelt tag', make: prose('<strnog>A</strnog> door moves') },
  { name: 'a link that runs', make: prose('[A](javascript:alert(1)) door moves') },
  { name: 'a link that runs, in disguise', make: prose('<a href="java&#10;script:alert(1)">A</a> door moves') },
  { name: 'an event in a tag', make: prose('<b onclick="alert(1)">A</b> door moves') },
  { name: 'a style in a tag', make: prose('<b style="color: red">A</b> door moves') },
  { name: 'an instruction to Astro in a tag', make: prose('<b set:html="&lt;i>A&lt;/i>">A</b> door moves') },
  { name: 'an attribute twice', make: prose('<a href="/contact/" HREF="javascript:alert(1)">A</a> door moves') },
  {
    name: 'text in a script that is loaded',
    make: (copy) => {
      prose('<script src="https://stats.example.com/a.js">{name}</script>\n\nA door moves')(copy);
      copy.edit('policy.yaml', /$/, '\nallow: { scripts: ["https://stats.example.com"] }\n');
    },
  },
  {
    name: 'a link whose fact is a program',
    make: (copy) => {
      prose('[A]({name}) door moves')(copy);
      copy.edit('business.yaml', /^name: .*/m, 'name: "javascript:alert(1)"');
    },
  },
  {
    name: 'a picture whose fact is a module',
    make: (copy) => {
      prose('![A]({trade}) door moves')(copy);
      copy.edit('business.yaml', /^trade: .*/m, 'trade: ./stolen.js');
    },
  },
  {
    name: 'a form that sends to a service nobody allowed',
    make: prose(
      '<form action="https://forms.example.com/f/1" method="post"><button>Send</button></form>\n\nA door moves',
    ),
  },
  {
    name: 'a form that sends to this site',
    make: prose('<form action="/contact/" method="post"></form>\n\nA door moves'),
  },
  { name: 'a form that sends nowhere', make: prose('<form method="post"></form>\n\nA door moves') },
  {
    name: 'a script nobody allowed',
    make: prose('<script src="https://stats.example.com/a.js"></script>\n\nA door moves'),
  },
  { name: 'a script in the text', make: prose('<script>alert</script>\n\nA door moves') },
  {
    name: 'a frame nobody allowed',
    make: prose('<iframe src="https://video.example.com/1" title="How"></iframe>\n\nA door moves'),
  },
  {
    name: 'a frame without a title',
    make: prose('<iframe src="https://video.example.com/1"></iframe>\n\nA door moves'),
  },
  { name: 'a picture nobody allowed', make: prose('![A door](https://pictures.example.com/a.jpg) A door moves') },
  { name: 'a picture beside the text', make: prose('![A door](door.jpg) A door moves') },
  {
    name: 'a script for all pages that nobody allowed',
    make: edit('policy.yaml', /$/, 'pageScripts:\n  - { src: "https://stats.example.com/a.js" }\n'),
  },
  {
    name: 'an origin with a path',
    make: edit('policy.yaml', /$/, 'allow: { forms: ["https://forms.example.com/f/1"] }\n'),
  },
];
