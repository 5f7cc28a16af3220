/** The published folder: what a CDN serves. */
export const publishedFolder = 'dist';

/** What a build prepares for the function and for servers; not published. */
export const preparedFolder = '.build/server';

/** Where a build works, so that it never leaves half of one behind. */
export const stageFolder = '.build/next';
export const stagedPublished = `${stageFolder}/dist`;
export const stagedPrepared = `${stageFolder}/server`;
