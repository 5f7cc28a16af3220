import * as z from 'zod';
import { Text } from '../fields.ts';

const part = z.number().positive().max(3);

/** Metadata of a WOFF2 file in `content/fonts`. Lengths are in em. */
export const FontFile = z
  .object({
    family: Text.describe('Family, as the file names it.'),
    capHeight: part.describe('Height of capitals.'),
    xHeight: part.describe('Height of small letters without a stem.'),
    meanWidth: part.describe('Mean width of a letter in English text.'),
  })
  .describe('Letters of your own for headings, as a WOFF2 file; name it as typeface in brand.yaml.');
export type FontFile = z.output<typeof FontFile>;

/** `content/fonts/<name>.txt`: the licence of the font with that name. */
export const FontLicence = z
  .string()
  .refine((text) => text.trim().length >= 40, {
    error: 'says too little. Name the typeface, who drew it, and the licence that lets you publish it on a site',
  })
  .describe('The licence note of the letters in the WOFF2 file of the same name.');
