/** Hosting targets of a new site. Each but the last has configuration files of its own. */
export const frameHosts = ['workers', 'netlify', 'vercel', 'node'] as const;

/** Name of a hosting target, an option of `init`. */
export type FrameHost = (typeof frameHosts)[number];

/** Type guard for hosting targets. */
export function isFrameHost(name: string): name is FrameHost {
  return (frameHosts as readonly string[]).includes(name);
}

/** Configuration files of a host by name. `worker` is the path of the engine's function. */
export function listHostFiles(
  host: FrameHost,
  worker: string,
  wrangler = 'node_modules/wrangler',
): ReadonlyMap<string, string> {
  switch (host) {
    case 'workers':
      return new Map([['wrangler.jsonc', writeWranglerConfig(worker, wrangler)]]);
    case 'netlify':
      return new Map([['netlify.toml', netlifyConfig]]);
    case 'vercel':
      return new Map([['vercel.json', vercelConfig]]);
    case 'node':
      return new Map();
  }
}

const netlifyConfig = `# What Netlify does with this repository. SITE_URL, the address of the site, is set among its environment variables.
[build]
  # A wrong file is told with its line and stops the build; what was published before stays.
  command = "npm run check && npm run build -- --host netlify"
  publish = ".build/netlify/site"

[functions]
  directory = ".build/netlify/functions"
`;

const vercelConfig = `{
  "$schema": "https://openapi.vercel.sh/vercel.json",
  "framework": null,
  "buildCommand": "npm run check && npm run build -- --host vercel"
}
`;

function writeWranglerConfig(worker: string, wrangler: string): string {
  return `// The Worker's own settings: its name, its routes, and where \`npm run deploy\`
// puts it. What depends on the content is added by the build.
{
  "$schema": ${JSON.stringify(`./${wrangler}/config-schema.json`)},
  "name": "local-business",
  "main": ${JSON.stringify(worker)},
  "compatibility_date": "2026-10-23",
  "send_metrics": false,
  "minify": true,
  "keep_names": false,
  // Cloudflare's own lines hold whole addresses; ours hold no personal data.
  "observability": { "enabled": true, "logs": { "invocation_logs": false } },
  "assets": {
    "binding": "ASSETS",
    "html_handling": "force-trailing-slash",
    "not_found_handling": "none"
  },
  // SITE_URL also names the custom domain. PAGES says who answers for pages:
  // the "function", or "assets" that cost no call.
  "env": {
    "production": { "vars": { "SITE_URL": "https://www.example.com", "PAGES": "function" } },
    "preview": { "vars": { "SITE_URL": "https://local-business-preview.example.workers.dev", "PAGES": "function" } }
  }
}
`;
}
