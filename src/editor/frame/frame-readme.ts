import type { FrameHost } from './frame-hosts.ts';

const publishing: Readonly<Record<FrameHost, string>> = {
  workers: `Write the address of the site into \`wrangler.jsonc\`, then \`npm run deploy -- production\`; \`npm run rollback\` goes back.
On GitHub, main is published by itself when the repository has the variable \`SITE_URL\` and the secrets
\`CLOUDFLARE_API_TOKEN\` and \`CLOUDFLARE_ACCOUNT_ID\` in an environment \`production\`. With the same secrets in an environment
\`preview\`, and the address of \`npm run deploy -- preview\` as the variable \`PREVIEW_URL\`, each pull request is shown too.`,
  netlify: `Connect this repository to a site at Netlify and set \`SITE_URL\` there. Every push is built, every pull request gets an
address of its own. For the nightly build, make a build hook and keep it as the secret \`BUILD_HOOK\` on GitHub.`,
  vercel: `Connect this repository to a project at Vercel and set \`SITE_URL\` there. Every push is built, every pull request gets an
address of its own. For the nightly build, make a deploy hook and keep it as the secret \`BUILD_HOOK\` on GitHub.`,
  node: `On a server of your own: \`SITE_URL=https://www.example.com HOST=0.0.0.0 npm start\`, behind something that speaks https.
\`npm run build -- --host apache\` (or \`github-pages\`, \`netlify\`, \`vercel\`) writes the folder that another host takes.`,
};

/** The README of a new site. */
export function writeReadme(business: string, host: FrameHost, engine: string): string {
  return `# The website of ${business}

Everything the site says lies in \`content/\`. Pages, the JSON API, Markdown, and the MCP endpoint for AI agents are made
from it by [${engine}](https://www.npmjs.com/package/${engine}).

## See it

\`\`\`sh
npm install && npm start
\`\`\`

builds the site and serves it at <http://localhost:4321>. It needs Node 22.18 or newer. Commit \`package-lock.json\`, which
the first installation writes: with it everybody builds with the same packages.

## Change it

| to | do |
| --- | --- |
| see changes at once | \`npm run dev\` |
| add something | \`npm run new service "Name"\`, or \`place\`, \`review\`, \`news\` |
| edit in forms | \`npm run admin\`, which says how the editor is installed |
| have help in VS Code | \`npm run schemas\`, after each update |
| know what is wrong | \`npm run check\`; before the site goes live, \`npm run doctor\` |
| keep addresses and prices on record | \`npm run record\`, after each publication |

Pages of your own go into \`src/pages\`; components and styles of your own are named in \`astro.config.mjs\`. The engine's
documentation says how, in "Extending a site".

## Publish it

${publishing[host]}

## Update it

\`\`\`sh
npm install ${engine}@latest && npm run check
\`\`\`

An update changes no file of yours but \`package.json\` and the lock file.
`;
}
