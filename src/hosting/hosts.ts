/** Hosts whose configuration the build can write, besides Cloudflare Workers and nginx. */
export const hosts = ['apache', 'github-pages', 'netlify', 'vercel'] as const;

/** Name of a host, an option of the build. */
export type Host = (typeof hosts)[number];

/** Type guard for host names. */
export function isHost(name: string): name is Host {
  return (hosts as readonly string[]).includes(name);
}
