import type { Text } from '../text/text.ts';

/** Current version of the public contract. */
export const apiVersion = '1.0.0';

/** A version of the public contract; what changed in it stands among the sentences of the changelog page. */
export interface Release {
  readonly version: keyof Text['pages']['changelog']['changes'];
  /** Release date, ISO 8601. */
  readonly date: string;
}

/** All versions of the public contract, newest first. The first one is published. */
export const changelog: readonly [Release, ...Release[]] = [
  {
    version: apiVersion,
    date: '2026-11-20',
  },
];

/** Anchor of a version on the changelog page. */
export function releaseAnchor({ version }: Pick<Release, 'version'>): string {
  return `version-${version}`;
}
