// Countries, their words and their forms: `import { countries } from 'open-local-business/countries'`.
export { findPostalArea } from '../content/gaps.ts';
export { type ContentLocality, makeLocality } from '../content/locality.ts';
export { parseTelephone } from '../content/telephone.ts';
export { countries, sampleCountry } from '../countries/countries.ts';
export { type Country, findRegion, geoNames, geoNamesPlaces } from '../countries/country.ts';
export type { PostalAddress } from '../countries/formats.ts';
export { type PostalCodePatterns, parsePostalCode } from '../countries/postal-code.ts';
export { postalAreaPattern, postalCodePattern, preparePostalCodes } from '../countries/prepare-postal-codes.ts';
export { formatDistance } from '../format/amounts.ts';
export { type Language, languageOf, languages } from '../text/languages.ts';
export { fillTerms } from '../text/terms.ts';
export { type Text, textOf } from '../text/text.ts';
