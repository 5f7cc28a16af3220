/** The commit the site is built from, as `COMMIT_SHA` gives it: 7 to 64 hexadecimal digits. Null without one. */
export function commitOf(env: Readonly<Record<string, string | undefined>>): string | null {
  const commit = env.COMMIT_SHA?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
}
