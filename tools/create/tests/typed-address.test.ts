import { expect, test } from 'vitest';
import { makeLocality } from '../../../src/content/locality.ts';
import { countries } from '../../../src/countries/countries.ts';
import { parseAddress } from '../typed-address.ts';

test.each([
  ['CA', '12 Princess Street, Kingston, ON K7L 1A1', ['12 Princess Street', 'Kingston', 'ON', 'K7L 1A1']],
  ['CA', '12 princess street kingston ontario k7l1a1 Canada', ['12 princess street', 'kingston', 'ON', 'K7L 1A1']],
  ['CA', '12 St. Paul St St. Catharines ON L2R 3M2', ['12 St. Paul St', 'St. Catharines', 'ON', 'L2R 3M2']],
  ['CA', '12, rue Eddy, Gatineau (Québec)  J8X 1A1', ['12, rue Eddy', 'Gatineau', 'QC', 'J8X 1A1']],
  ['CA', '12, rue Main, Bathurst, Nouveau-Brunswick E2A 1A1', ['12, rue Main', 'Bathurst', 'NB', 'E2A 1A1']],
  ['US', '12 Elmwood Avenue, Buffalo, NY 14201', ['12 Elmwood Avenue', 'Buffalo', 'NY', '14201']],
  ['US', '12 Elmwood Avenue Buffalo NY 14201-1234 USA', ['12 Elmwood Avenue', 'Buffalo', 'NY', '14201-1234']],
  ['US', '9 Main St, Charleston, West Virginia 25301', ['9 Main St', 'Charleston', 'WV', '25301']],
  ['GB', '12 Otley Road, Leeds LS6 2AB', ['12 Otley Road', 'Leeds', undefined, 'LS6 2AB']],
  ['GB', '12 Otley Road, Headingley, Leeds, ls62ab, UK', ['12 Otley Road, Headingley', 'Leeds', undefined, 'LS6 2AB']],
  ['IE', '12 Capel Street, Dublin, D01 X2Y4', ['12 Capel Street', 'Dublin', undefined, 'D01 X2Y4']],
  ['IE', '12 Main Street, Naas, Co. Kildare, W91 X2Y4', ['12 Main Street', 'Naas', 'Co. Kildare', 'W91 X2Y4']],
  ['AU', '12 Crown Street, Wollongong, NSW 2500', ['12 Crown Street', 'Wollongong', 'NSW', '2500']],
  ['NZ', '12 Cuba Street, Wellington 6011', ['12 Cuba Street', 'Wellington', undefined, '6011']],
  ['NZ', '12 Cuba Street Wellington 6011', ['12 Cuba Street', 'Wellington', undefined, '6011']],
  // Without the street it is a town, and no more of the code than its area (contract B23).
  ['CA', 'Kingston, ON K7L 1A1', [undefined, 'Kingston', 'ON', 'K7L']],
  ['US', 'Buffalo NY 14201-1234', [undefined, 'Buffalo', 'NY', '14201']],
  ['GB', 'Leeds LS6 2AB', [undefined, 'Leeds', undefined, 'LS6']],
  ['GB', 'Leeds, ls6, UK', [undefined, 'Leeds', undefined, 'LS6']],
  ['IE', 'Naas, Co. Kildare, W91 X2Y4', [undefined, 'Naas', 'Co. Kildare', 'W91']],
  ['AU', 'Wollongong, NSW 2500', [undefined, 'Wollongong', 'NSW', '2500']],
  ['NZ', 'Wellington 6011', [undefined, 'Wellington', undefined, '6011']],
])('in %s the line "%s" is read as its fields', (code, line, [street, town, region, postalCode]) => {
  const read = parseAddress(line, makeLocality(countries[code]));
  expect(read.ok ? read.value : read.message).toEqual({
    ...(street === undefined ? {} : { streetAddress: street }),
    ...{ addressLocality: town, postalCode },
    ...(region === undefined ? {} : { addressRegion: region }),
  });
});

test.each([
  ['CA', '12 Baker Street', /^is "12 Baker Street"\. Write street, town, province and postal code: /],
  ['CA', '12 Princess Street, Kingston, ON 14201', /^ends in "14201", which is not a whole Canadian postal code\./],
  ['CA', '1 A St, Nelson, ZZ V1L 4K4', /^names "ZZ"\. Write one of AB, BC, /],
  ['US', '12 Elmwood Avenue, Buffalo, NY 1420', /^ends in "1420", which is not a whole ZIP code\. .* 14201\.$/],
  ['GB', '12 Otley Road, Leeds, LS6', /^ends in "LS6", which is not a whole UK postcode\. .* LS1 4AP\.$/],
  ['IE', '12 Capel Street, Dublin', /^is ".*"\. Write street, town and Eircode: /],
  ['AU', '12 Crown Street, Wollongong NSW 25OO', /^ends in "25OO", which is not a whole Australian postcode\./],
  ['NZ', '12 Cuba Street, Wellington', /^is ".*"\. Write street, town and postcode: /],
  ['GB', 'Otley Road, LS6 2AB', /^is ".*"\. Write street, town and postcode: .* leave out the street\.$/],
  ['GB', '12 Otley Road LS6 2AB', /^is ".*"\. Write street, town and postcode: /],
])('in %s the line "%s" is refused with what to write', (code, line, says) => {
  const read = parseAddress(line, makeLocality(countries[code]));
  expect(read.ok ? 'read' : read.message).toMatch(says);
});
