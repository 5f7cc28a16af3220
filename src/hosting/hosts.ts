/** The hosts whose rules the build can write, beside Cloudflare Workers and nginx. */
export const hosts = ['apache', 'github-pages', 'netlify', 'vercel'] as const;

/** Name of a host, as the build is told. */
export type Host = (typeof hosts)[number];

/** Whether a name is one of them. */
export function isHost(name: string): name is Host {
  return (hosts as readonly string[]).includes(name);
}
