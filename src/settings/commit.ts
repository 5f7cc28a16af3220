/** The commit in `COMMIT_SHA`, 7 to 64 hexadecimal digits; null if unset. */
export function commitOf(env: Readonly<Record<string, string | undefined>>): string | null {
  const commit = env.COMMIT_SHA?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : null;
}
