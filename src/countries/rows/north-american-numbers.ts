import type { TelephoneRule } from '../country.ts';

/** Telephones of the North American Numbering Plan (ITU-T E.164 list); 555-0100 to 555-0199 are reserved for fiction. */
export const northAmericanNumbers: TelephoneRule = {
  callingCode: '1',
  formats: [['^(\\d{3})(\\d{3})(\\d{4})$', '$1-$2-$3']],
  national: 'ten digits, three for the area and seven more, neither part beginning with 0 or 1',
  fictional: '^\\+1[2-9]\\d\\d55501\\d\\d$',
};
