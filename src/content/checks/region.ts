import { countries } from '../../countries/countries.ts';
import type { Region } from '../../countries/country.ts';
import { beginsWith, findRegion } from '../../countries/country.ts';
import { parsePostalCode } from '../../countries/postal-code.ts';
import { postalCodePattern, preparePostalCodes } from '../../countries/postal-code-patterns.ts';
import { joinWords } from '../../format/wording.ts';
import { foldName } from '../../places/place-name.ts';
import type { BusinessFile } from '../../schemas/business/business.ts';
import type { Locality } from '../../schemas/country-fields.ts';
import { describeCodeForm } from '../../text/en/postal-codes.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';

/** Finds an unsupported country, and an address whose parts contradict each other. */
export function checkRegion({ business, locality }: Content, problems: ContentProblem[]): void {
  if (business === undefined) return;
  const { isKnown } = locality;
  const report = (field: string, message: string) =>
    problems.push(fieldProblem('business.yaml', ['address', field], message));
  if (!isKnown) {
    const known = Object.values(countries).map(({ code, nameInText }) => `${code} for ${nameInText}`);
    report(
      'addressCountry',
      `"${business.address.addressCountry}" is not known here. Write ${joinWords(known, 'or')}.`,
    );
    return;
  }
  const [field, mistake] = findAddressMistake(business.address, locality) ?? [];
  if (field !== undefined && mistake !== undefined) report(field, mistake);
  checkCode(business.address, locality, problems);
}

/** With a street the postal code must be complete; without one, a code that identifies the street must be shortened. */
function checkCode(
  { streetAddress, postalCode }: BusinessFile['address'],
  { country, terms }: Locality,
  problems: ContentProblem[],
): void {
  const path = ['address', 'postalCode'];
  if (streetAddress !== undefined) {
    if (new RegExp(postalCodePattern(country)).test(postalCode)) return;
    problems.push(fieldProblem('business.yaml', path, `${describeCodeForm('postalCode', country)}.`));
    return;
  }
  const area = parsePostalCode(postalCode, preparePostalCodes(country));
  if (!area.ok || area.value === postalCode) return;
  const message = `is "${postalCode}", which narrows the address down to a few houses, and is published. Where the street is left out, the ${terms.postalArea} is enough: ${area.value}.`;
  problems.push(fieldWarning('business.yaml', path, message));
}

/** The invalid field of an address, and why. */
function findAddressMistake(
  { addressRegion, postalCode }: BusinessFile['address'],
  { country, terms }: Locality,
): readonly [field: string, message: string] | undefined {
  const { regions } = country.address;
  if (regions === undefined) return undefined;
  const codes = joinWords(Object.keys(regions), 'or');
  if (addressRegion === undefined) {
    return ['addressRegion', `is missing. Addresses here name their ${terms.regionKind}. Write ${codes}.`];
  }
  const region = findRegion(country, addressRegion);
  if (region === undefined) {
    const [code] = Object.entries(regions).find(([, { name }]) => foldName(name) === foldName(addressRegion)) ?? [];
    const advice = code === undefined ? `Write one of ${codes}.` : `Write "${code}".`;
    return [
      'addressRegion',
      code === undefined
        ? `"${addressRegion}" is no ${terms.regionKind} or territory of ${country.nameInText}. ${advice}`
        : `must be the code of the ${terms.regionKind}. ${advice}`,
    ];
  }
  if (beginsWith(postalCode, region.postalCodes)) return undefined;
  return [
    'postalCode',
    `${postalCode} does not lie in ${region.name}, whose ${terms.postalCodes} begin with ${formatBeginnings(region)}. Mend it, or addressRegion.`,
  ];
}

/** Postal code prefixes of a region in words: "K, L or M", "100 to 149". */
export function formatBeginnings({ postalCodes }: Region): string {
  return joinWords(
    postalCodes.map((beginning) => beginning.replace('-', ' to ')),
    'or',
  );
}
