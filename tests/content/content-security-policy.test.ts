import { describe, expect, test } from 'vitest';
import { prepareFunctionData } from '../../src/function/prepare-data.ts';
import { businesses } from '../support/businesses.ts';
import { copyContent } from '../support/content-copy.ts';

const allow = `
allow:
  forms: ["https://forms.example.com", "mailto:"]
  scripts: ["https://stats.example.com"]
  frames: ["https://video.example.com"]
  images: ["https://pictures.example.com"]
  styles: ["https://styles.example.com"]
  fonts: ["https://fonts.example.com"]
  connect: ["https://collect.example.com"]
pageScripts:
  - { src: "https://stats.example.com/count.js", data: [{ name: site, value: "{name}" }] }
`;
const prose = `
<form action="https://forms.example.com/f/1" method="post">
  <label>Name <input name="name" required /></label>
  <button>Send</button>
</form>

<form action="mailto:{email}" method="post" enctype="text/plain"><button>Write</button></form>

<script src="https://stats.example.com/count.js" async></script>

<details>
  <summary>Watch the test</summary>
  <iframe src="https://video.example.com/1" title="The safety test" loading="lazy"></iframe>
</details>

![A door](https://pictures.example.com/door.jpg)
`;

function directives(policy: string | undefined): Map<string, string> {
  return new Map((policy ?? '').split('; ').map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe.each(businesses)('the $name', ({ directory, origin, site }) => {
  test('A10 the content security policy allows what policy.yaml lists, and nothing else', async () => {
    const plain = directives(prepareFunctionData([{ site }]).headers.page['content-security-policy']);
    const copy = copyContent(directory);
    copy.edit('policy.yaml', /$/, allow);
    copy.edit('pages/contact.mdx', /$/, prose);
    const loaded = await copy.load(origin);
    expect(loaded.problems).toEqual([]);
    if (loaded.site === undefined) return;
    const data = prepareFunctionData([{ site: loaded.site }]);
    const allowed = directives(data.headers.page['content-security-policy']);
    const added = [...allowed].flatMap(([name, value]) =>
      value === plain.get(name) ? [] : [[name, value.replace(plain.get(name) ?? '', '').trim()]],
    );
    expect(Object.fromEntries(added)).toEqual({
      'script-src': 'https://stats.example.com',
      'img-src': 'https://pictures.example.com https://stats.example.com',
      'connect-src': 'https://stats.example.com https://collect.example.com',
      'style-src': 'https://styles.example.com',
      'font-src': 'https://fonts.example.com',
      'frame-src': 'https://video.example.com',
      'form-action': 'https://forms.example.com mailto:',
    });
    expect([...plain.keys()].filter((name) => !allowed.has(name))).toEqual([]);
  });
});
