/**
 * All versions of the public contract, newest first, with their anchors on the page of the API. The sentences of that
 * page list the changes of each.
 */
export const changelog = [{ version: '1.0.0', date: '2026-11-20', anchor: 'version-1.0.0' }] as const;

/** Current version of the public contract. */
export const apiVersion: string = changelog[0].version;
