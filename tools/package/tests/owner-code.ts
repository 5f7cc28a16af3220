import { engine } from './install.ts';

/** A site's Astro configuration, with options for the engine. */
export const formatConfig = (options: string) => `import { defineConfig } from 'astro/config';
import localBusiness from '${engine.name}';

export default defineConfig({ integrations: [localBusiness(${options})] });
`;

/** A page, a component around the engine's, a style and a page at an address of the engine's. */
export function extendSite(write: (file: string, text: string) => void): void {
  write(
    'astro.config.mjs',
    formatConfig(
      "{ components: { SiteFooter: './src/Footer.astro', MainEnd: './src/End.astro', HeadEnd: './src/Head.astro' }, styles: './src/own.css' }",
    ),
  );
  write('src/own.css', 'h1 { letter-spacing: 3px }\n');
  write(
    'src/Footer.astro',
    `---
import type { ComponentProps } from 'astro/types';
import SiteFooter from '${engine.name}/components/SiteFooter.astro';

type Props = ComponentProps<typeof SiteFooter>;
---

<SiteFooter {...Astro.props} />
<p class="band">Member of the chamber of commerce.</p>
`,
  );
  const props = '---\ninterface Props {\n  path: string;\n}\nconst { path } = Astro.props;\n---\n\n';
  write('src/End.astro', `${props}<p data-of={path}>The end.</p>\n`);
  write('src/Head.astro', `${props}<meta name="of" content={path} />\n`);
  const page = (title: string, path: string, body: string) => `---
import Page from '${engine.name}/layouts/Page.astro';
import { site } from '${engine.name}/site';
---

<Page title="${title}" description="${title} of the business, in a few words." path="${path}">
  <h1>${title}</h1>
  <p class="own">{site.business.name}: {site.services.length} services, {site.places.length} places.</p>
  ${body}
</Page>

<style>.own { color: var(--ink); }</style>
`;
  write(
    'src/pages/team.astro',
    page(
      'Our team',
      '/team/',
      '<p><a href="/contact/">Contact</a></p><script>document.body.dataset.team = "here";</script>',
    ),
  );
  write('src/pages/contact.astro', page('Reach us', '/contact/', '<h2 id="hours">Hours</h2><p>Call us.</p>'));
  write(
    'content/pages/visit.mdx',
    '---\ntitle: Visit us\nheading: Visit us\ndescription: Where to find us, and who is there when you come.\n---\n\nMeet [the team](/team/).\n',
  );
}

/** Returns a style sheet's rules that are in no layer. */
export function outsideLayers(css: string): string {
  let rest = css;
  for (;;) {
    const start = /@layer[^;{]*\{/.exec(rest);
    if (start === null) return rest;
    let end = start.index + start[0].length;
    for (let depth = 1; depth > 0 && end < rest.length; end++)
      depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    rest = rest.slice(0, start.index) + rest.slice(end);
  }
}
