import { provinces } from '../../../business/provinces.ts';
import { foldName } from '../../../coverage/place-name.ts';
import { joinWords } from '../../../words/wording.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';

/** Finds an address and a province that contradict each other, or the postal codes of that province. */
export function checkRegion({ business, regions }: JudgedContent, problems: ContentProblem[]): void {
  const report = (file: string, path: readonly (string | number)[], message: string) =>
    problems.push(fieldProblem(file, path, message));
  if (regions !== undefined && foldName(regions.province.country) !== 'canada') {
    const message = `is ${regions.province.country}. Postal codes and prices are those of Canada. Write Canada.`;
    report('regions.yaml', ['province', 'country'], message);
  }
  if (business === undefined) return;
  const { addressCountry, addressRegion, postalCode } = business.address;
  if (addressCountry !== 'CA') {
    const message = `is ${addressCountry}. Postal codes and prices are those of Canada. Write CA.`;
    report('business.yaml', ['address', 'addressCountry'], message);
  }
  const province = provinces[addressRegion];
  if (province === undefined) {
    const message = `"${addressRegion}" is no province or territory of Canada. Write one of ${joinWords(Object.keys(provinces), 'or')}.`;
    report('business.yaml', ['address', 'addressRegion'], message);
    return;
  }
  const letters = [...province.postalDistricts];
  if (!letters.includes(postalCode.charAt(0))) {
    const message = `${postalCode} does not lie in ${province.name}, whose postal codes begin with ${joinWords(letters, 'or')}. Mend it, or addressRegion.`;
    report('business.yaml', ['address', 'postalCode'], message);
  }
  if (regions === undefined) return;
  const { name, alternateNames, postalDistricts } = regions.province;
  const names = [name, ...alternateNames].map(foldName);
  if (!names.includes(foldName(province.name)) && !names.includes(foldName(addressRegion))) {
    const message = `is ${name}, but the address in business.yaml lies in ${province.name} (${addressRegion}). Mend one of the two.`;
    report('regions.yaml', ['province', 'name'], message);
    return;
  }
  for (const [index, letter] of postalDistricts.entries()) {
    if (letters.includes(letter)) continue;
    const message = `${letter} begins no postal code of ${province.name}. Take it out; its letters are ${joinWords(letters)}.`;
    report('regions.yaml', ['province', 'postalDistricts', index], message);
  }
  const missing = letters.filter((letter) => !postalDistricts.includes(letter));
  if (missing.length > 0) {
    const message = `lacks ${joinWords(missing)}, so that people there would hear that they live outside ${province.name}. Write [${letters.join(', ')}].`;
    report('regions.yaml', ['province', 'postalDistricts'], message);
  }
}
