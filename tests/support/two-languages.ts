import { buildFolders } from '../../src/system/folders.ts';
import { electrician, referenceOrigin, secondBusiness } from './reference-build.ts';

/**
 * The plumber in English and French. Its French content is a pseudo-language: English with accents, longer
 * by two fifths, in brackets. So tests can find text that is not translated, or that has no room to grow.
 */
export const twoLanguages = {
  directory: '.build/test/two-languages-content',
  origin: secondBusiness.origin,
  folders: buildFolders('.build/test/two-languages'),
};

/** The content of the reference business in English and the pseudo-language. */
export const translatedReference = '.build/test/translated-reference';

/** The sample business in English and French, as it is published. Built only if TEST_ALL is set. */
export const inFrench = {
  directory: 'content',
  origin: referenceOrigin,
  folders: buildFolders('.build/test/in-french'),
};

/** The electrician in English and Spanish, as the example is published. */
export const inSpanish = {
  directory: 'examples/lantern-hill-electric',
  origin: electrician.origin,
  folders: buildFolders('.build/test/in-spanish'),
};
