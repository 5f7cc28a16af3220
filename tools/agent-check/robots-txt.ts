/** Rules of `robots.txt` for some crawlers (RFC 9309). */
export interface RobotsGroup {
  /** Names of crawlers, in lower case. */
  readonly agents: readonly string[];
  /** Rules as name (lower case) and value. */
  readonly rules: readonly (readonly [name: string, value: string])[];
}

/** What a `robots.txt` says. */
export interface Robots {
  readonly groups: readonly RobotsGroup[];
  /** Addresses of sitemaps, as written. */
  readonly sitemaps: readonly string[];
}

const LONGEST_LINE = 2000;

/** Reads a `robots.txt`. */
export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: [string, string][] }[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line.slice(0, LONGEST_LINE)) ?? [];
    const field = name.toLowerCase();
    if (field === '') continue;
    if (field === 'sitemap') sitemaps.push(value);
    else if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    } else groups.at(-1)?.rules.push([field, value]);
    isNaming = field === 'user-agent' || (isNaming && field === 'sitemap');
  }
  return { groups, sitemaps };
}

/** Content signals by name, in lower case (contentsignals.org). */
export function parseSignals(value: string): Map<string, string> {
  return new Map(
    value.split(',').map((part) => {
      const [name = '', setting = ''] = part.split('=');
      return [name.trim().toLowerCase(), setting.trim().toLowerCase()];
    }),
  );
}
