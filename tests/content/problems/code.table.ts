import { edit, type ProblemCases, prose } from './problem-case.ts';

const policy = (lines: string) => edit('policy.yaml', /$/, `${lines}\n`);
const embed = (line: string) => policy(`\nembeds:\n  - { ${line} }`);

/** Problems in prose: code, and what browsers would block. */
export const problemCases: ProblemCases = {
  'an import': prose("import fs from 'node:fs'\n\nA door moves"),
  'an expression': prose('A {process.env.HOME} door moves'),
  'a call in braces': prose("A {fetch('/x')} door moves"),
  'braces around an object': prose('A { key: 1 } door moves'),
  'an attribute with code': prose('<a href={location.hash}>A</a> door moves'),
  'attributes spread from code': prose('<b {...props}>A</b> door moves'),
  'an unknown component': prose('<Gallery /> A door moves'),
  'a table in HTML': prose('<table>\n  <tr>\n    <td>A door</td>\n  </tr>\n</table>\n\nA door moves'),
  'a heading, a list and a font in HTML': prose('<h1>A</h1>\n\n<ul></ul>\n\n<font></font>\n\nA door moves'),
  'a misspelt tag': prose('<strnog>A</strnog> door moves'),
  'a javascript link': prose('[A](javascript:alert(1)) door moves'),
  'a disguised javascript link': prose('<a href="java&#10;script:alert(1)">A</a> door moves'),
  'an event handler in a tag': prose('<b onclick="alert(1)">A</b> door moves'),
  'a style in a tag': prose('<b style="color: red">A</b> door moves'),
  'an Astro directive in a tag': prose('<b set:html="&lt;i>A&lt;/i>">A</b> door moves'),
  'a link to a placeholder with a javascript address': (copy) => {
    prose('[A]({name}) door moves')(copy);
    copy.edit('business.yaml', /^name: .*/m, 'name: "javascript:alert(1)"');
  },
  'a picture with a placeholder of a module path': (copy) => {
    prose('![A]({trade}) door moves')(copy);
    copy.edit('business.yaml', /^trade: .*/m, 'trade: ./stolen.js');
  },
  'a form that sends to an origin that is not allowed': prose(
    '<form action="https://forms.example.com/f/1" method="post"><button>Send</button></form>\n\nA door moves',
  ),
  'a form that sends to this site': prose('<form action="/contact/" method="post"></form>\n\nA door moves'),
  'a form without an action': prose('<form method="post"></form>\n\nA door moves'),
  'a script from an origin that is not allowed': prose(
    '<script src="https://stats.example.com/a.js"></script>\n\nA door moves',
  ),
  'a script in the text': prose('<script>alert</script>\n\nA door moves'),
  'a frame from an origin that is not allowed': prose(
    '<iframe src="https://video.example.com/1" title="How"></iframe>\n\nA door moves',
  ),
  'a frame without a title': prose('<iframe src="https://video.example.com/1"></iframe>\n\nA door moves'),
  'a picture from an origin that is not allowed': prose('![A door](https://pictures.example.com/a.jpg) A door moves'),
  'a picture beside the text file': prose('![A door](door.jpg) A door moves'),
  'a page script from an origin that is not allowed': policy(
    'pageScripts:\n  - { src: "https://stats.example.com/a.js" }',
  ),
  'an origin with a path': policy('allow: { forms: ["https://forms.example.com/f/1"] }'),
  'an origin with a wildcard': policy('allow: { frames: ["https://*.example.com"] }'),
  'a page script with a directive in its host': policy('pageScripts:\n  - { src: "https://a;sandbox/x.js" }'),
  'a contact form behind a user name': edit(
    'business.yaml',
    /^contact:\n/m,
    'contact:\n  form: https://me@forms.example.com/f/1\n',
  ),
  'an embed with a wildcard host': embed('kind: matomo, site: 1, url: "https://%2a/"'),
  'an embed of an unknown kind': embed('kind: plausibel, domain: www.example.com'),
  'an embed without its domain': embed('kind: plausible'),
  'an embed with fields of another kind': embed('kind: matomo, url: "https://stats.example.org/", id: G-ABC1234567'),
  'an embed with a script in its id': embed('kind: google-analytics, id: "G-</script>"'),
  'an embed without https': embed('kind: matomo, site: 1, url: "http://stats.example.org/"'),
};
