import type { Text } from '../text/text.ts';

/** A version of the public contract; what changed in it stands among the sentences of the changelog page. */
export interface Release {
  readonly version: keyof Text['pages']['changelog']['changes'];
  /** Release date, ISO 8601. */
  readonly date: string;
}

/** All versions of the public contract, newest first. The first one is published. */
export const changelog: readonly [Release, ...Release[]] = [{ version: '1.0.0', date: '2026-11-20' }];

/** Current version of the public contract. */
export const { version: apiVersion } = changelog[0];

/** Anchor of a version on the changelog page. */
export function releaseAnchor({ version }: Pick<Release, 'version'>): string {
  return `version-${version}`;
}
