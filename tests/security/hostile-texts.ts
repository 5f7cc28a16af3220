/** Texts that would be more than text in one of the languages of a site, each in one line. */
export const hostileTexts: readonly string[] = [
  // HTML and XML.
  '<script>globalThis.pwned=1</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title></style></script><svg onload=1>',
  '--><!--answer--><iframe src=x>',
  ']]><a b="c"/><![CDATA[',
  '&lt;b&gt; &#60;i&#62; &amp; &copy',
  // Markdown.
  '[x](javascript:alert(1))',
  '![x](javascript:x) [y]: javascript:x',
  '<javascript:alert(1)> `a` ``` ~~~',
  '# a ## b - c 1. d > e | f | g',
  '- [ ] a',
  '1. a',
  '> a',
  '=== ---',
  '*a* _b_ __c__ **d** ~~e~~ a\\',
  // JavaScript and MDX.
  'import a from "node:fs"',
  'export const a = globalThis.pwned = 1',
  '`+alert(1)+` \'+a+\' "+b+" //',
  // YAML, JSON, rules of hosts, mail, lines.
  'a: b # c "d" \'e\' : - &f *g !!js/function',
  '---',
  '"],"pwned":["a","',
  '; return 301 //x; #',
  '$http_host %1 "\\" </If> [R=301]',
  'a\\nSet-Cookie: b=c\\r\\n',
  'javascript:alert(1)',
  '=cmd|x!A1',
];

/** Texts of several lines, which only long texts may hold. */
export const hostileLines: readonly string[] = [
  'a\n\nexport const b = globalThis.pwned = 1\n\nimport c from "node:fs"',
  'a\n\n# b\n\n- c\n\n<b>d</b>\n\n    e\n---\n',
  'a\n/*\n  x-pwned: 1\n\nUser-agent: b\nDisallow: /',
];

/** Texts with braces, which stand around names of facts: only fields that name none take them. */
export const bracedTexts: readonly string[] = [
  'a {globalThis.pwned = 1}',
  '{telephone and more words',
  '; } location / { return 301 //x',
];

/** Texts that no field takes. */
export const refusedTexts: readonly string[] = [
  'a\u001b[2Jb and more words',
  'a\u0000b and more words',
  'a\u202eb and more words',
  'a\u2028b and more words',
  'a\rb and more words',
  'a\u0085b and more words',
];
