import { serializeForScript } from '../escape/markup.ts';
import type { Allow, Embed, PolicyFile } from '../schemas/business/policy.ts';

/** The scripts that an embed adds to every page, and the origins that it needs there. */
interface EmbedParts {
  readonly src: string;
  readonly data: readonly { readonly name: string; readonly value: string }[];
  /** Inline script that runs before `src` has loaded. */
  readonly inlineScript?: string;
  readonly allow: Partial<Allow>;
}

/** Makes the parts of an embed. Content is inserted into scripts as JSON only. */
export function toEmbedParts({ kind, domain = '', id = '', url = '', site = 0 }: Embed): EmbedParts {
  switch (kind) {
    case 'plausible':
      return {
        src: 'https://plausible.io/js/script.js',
        data: [{ name: 'domain', value: domain }],
        allow: { scripts: ['https://plausible.io'] },
      };
    case 'google-analytics':
      return {
        src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
        data: [],
        inlineScript: `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date);gtag("config",${serializeForScript(id)})`,
        allow: {
          scripts: ['https://*.googletagmanager.com'],
          images: ['https://*.google-analytics.com'],
          connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
        },
      };
    case 'matomo':
      return {
        src: `${url}matomo.js`,
        data: [],
        // Without cookies: nothing is stored on the device of the visitor.
        inlineScript: `var _paq=window._paq=window._paq||[];_paq.push(["disableCookies"],["trackPageView"],["enableLinkTracking"],["setTrackerUrl",${serializeForScript(`${url}matomo.php`)}],["setSiteId",${serializeForScript(String(site))}])`,
        allow: { scripts: [new URL(url).origin] },
      };
  }
}

/** Lists the inline scripts of the embeds, as in pages. */
export function listInlineScripts({ embeds }: Pick<PolicyFile, 'embeds'>): string[] {
  return embeds.flatMap((embed) => toEmbedParts(embed).inlineScript ?? []);
}
