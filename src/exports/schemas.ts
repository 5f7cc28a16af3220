// The schemas of content files, with the descriptions that owners read, and the check of a file alone. Nothing here
// needs Node: `import { contentKinds } from 'open-local-business/schemas'`.

export { type FileSchema, toFileSchema } from '../content/file-schema.ts';
export { type ContentKind, type ContentKindName, contentKinds } from '../content/kinds.ts';
export type { ContentLocality } from '../content/locality.ts';
export { FRONT_MATTER } from '../content/prose.ts';
export { validateData } from '../content/validate-data.ts';
export { lookNames } from '../schemas/appearance/brand.ts';
export { isTimeZone } from '../schemas/business/hours.ts';
export type { EntryFolder } from '../schemas/fields.ts';
export { RedirectsFile } from '../schemas/pages/redirects.ts';
export { priceFields } from '../schemas/services/price.ts';
