/**
 * The schemas of content files, with the descriptions that owners read, and the check of a file alone. Nothing here
 * needs Node: `import { contentKinds } from 'open-local-business/schemas'`.
 */
export { type ContentKind, type ContentKindName, contentKinds } from '../content/judge/content-kinds.ts';
export { type FileSchema, toFileSchema } from '../content/judge/file-schema.ts';
export { judgeData } from '../content/judge/judge-data.ts';
export type { ContentLocality } from '../content/judge/locality.ts';
export { FRONT_MATTER } from '../content/read/text/front-matter.ts';
export { isTimeZone } from '../schemas/business/business.ts';
export type { EntryFolder } from '../schemas/fields.ts';
export { RedirectsFile } from '../schemas/pages/redirects.ts';
