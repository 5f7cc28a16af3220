import { answers } from './answers.ts';
import { appearance } from './appearance.ts';
import { business } from './business.ts';
import { fields } from './fields.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { services } from './services.ts';

/**
 * French descriptions of records and their members. `src/schemas/description-keys.ts` explains the keys. Names of terms
 * in braces are not translated.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...answers,
  ...appearance,
  ...business,
  ...fields,
  ...pages,
  ...places,
  ...services,
};
