/** The schemas of content files, with the descriptions that owners read: `import { RedirectsFile } from 'open-local-business/schemas'`. */
export { RedirectsFile } from '../schemas/pages/redirects.ts';
