/** All versions of the public contract, newest first; what changed in each stands among the sentences of its page. */
export const changelog = [{ version: '1.0.0', date: '2026-11-20' }] as const;

/** Current version of the public contract. */
export const apiVersion: string = changelog[0].version;

/** Anchor of a version on the page of the API. */
export function releaseAnchor({ version }: { readonly version: string }): string {
  return `version-${version}`;
}
