import type { ContentCopy } from '../content-copy.ts';

/** A mistake a maintainer can make, and the whole message it gets. */
export interface Mistake {
  readonly name: string;
  make(copy: ContentCopy): void;
  /** The report without its last line. */
  readonly message: string;
}

const edit =
  (file: string, from: string | RegExp, to: string): Mistake['make'] =>
  (copy) =>
    copy.edit(file, from, to);
const write =
  (file: string, text: string | Buffer): Mistake['make'] =>
  (copy) =>
    copy.write(file, text);
const remove =
  (file: string): Mistake['make'] =>
  (copy) =>
    copy.remove(file);

const spring = 'services/spring.mdx';
const dundas = 'places/dundas.yaml';

/** Every kind of mistake; the day is 20 November 2026. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a price in words',
    make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 249 dollars'),
    message: `services/spring.mdx:8:19  startingPriceCad
    startingPriceCad: 249 dollars
                      ^^^^^^^^^^^
    must be a number, not text. For example: 249`,
  },
  {
    name: 'a price with three decimals',
    make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 249.955'),
    message: `services/spring.mdx:8:19  startingPriceCad
    startingPriceCad: 249.955
                      ^^^^^^^
    must have at most two decimals, for example 249 or 89.95.`,
  },
  {
    name: 'a negative price',
    make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: -5'),
    message: `services/spring.mdx:8:19  startingPriceCad
    startingPriceCad: -5
                      ^^
    must be at least 0. For example: 249`,
  },
  {
    name: 'a misspelt field',
    make: edit(spring, 'priceNote:', 'priceNotes:'),
    message: `services/spring.mdx:2:1  priceNote
    is missing. What the starting price includes and what it does not, in one or two sentences. For example: Visit and labour included; tax is extra.
services/spring.mdx:9:1  priceNotes
    priceNotes: >-
    ^^^^^^^^^^
    is not a known field. Did you mean "priceNote"?`,
  },
  {
    name: 'a field nobody knows',
    make: edit(dundas, 'kind: town', 'kind: town\npopulation: 24907'),
    message: `places/dundas.yaml:3:1  population
    population: 24907
    ^^^^^^^^^^
    is not a known field. Known fields here: name, kind, municipality, region, status, latitude, longitude, postalAreas, partialPostalAreas, alternateNames, formerSlugs, responseMinutes, updated, notes.`,
  },
  {
    name: 'a missing field',
    make: edit(dundas, /^kind: .*\n/m, ''),
    message: `places/dundas.yaml:1:1  kind
    is missing. What sort of place it is. For example: town`,
  },
  {
    name: 'an empty field',
    make: edit(dundas, 'name: Dundas', 'name:'),
    message: `places/dundas.yaml:1:6  name
    is empty. Write text (put it in quotation marks) behind it, or take the line out if it may be missing. For example: Maple Hill`,
  },
  {
    name: 'an empty text',
    make: edit(dundas, 'name: Dundas', 'name: "  "'),
    message: `places/dundas.yaml:1:7  name
    name: "  "
          ^^^^
    must not be empty. For example: Maple Hill`,
  },
  {
    name: 'a word that is none of the choices',
    make: edit(dundas, 'kind: town', 'kind: twon'),
    message: `places/dundas.yaml:2:7  kind
    kind: twon
          ^^^^
    must be city, town or neighbourhood. Did you mean "town"? For example: town`,
  },
  {
    name: 'a single text where a list is due',
    make: edit(dundas, 'postalAreas: [L9H]', 'postalAreas: L9H'),
    message: `places/dundas.yaml:8:14  postalAreas
    postalAreas: L9H
                 ^^^
    must be a list, not text.`,
  },
  {
    name: 'an empty list that must not be',
    make: edit(spring, /^covers:\n(?: {2}- .*\n)+/m, 'covers: []\n'),
    message: `services/spring.mdx:20:9  covers
    covers: []
            ^^
    must list at least one thing the service covers.`,
  },
  {
    name: 'a date that does not exist',
    make: edit(spring, 'priceAsOf: 2026-11-02', 'priceAsOf: 2026-11-31'),
    message: `services/spring.mdx:12:12  priceAsOf
    priceAsOf: 2026-11-31
               ^^^^^^^^^^
    must be a date that exists, written YYYY-MM-DD, for example 2026-05-04.`,
  },
  {
    name: 'a range the wrong way round',
    make: edit(spring, 'min: 45, max: 90', 'min: 90, max: 45'),
    message: `services/spring.mdx:19:17  typicalMinutes
    typicalMinutes: { min: 90, max: 45 }
                    ^^^^^^^^^^^^^^^^^^^^
    min must not be greater than max.`,
  },
  {
    name: 'a latitude without its point',
    make: edit(dundas, '43.26913', '4326913'),
    message: `places/dundas.yaml:6:11  latitude
    latitude: 4326913
              ^^^^^^^
    must be at most 90. For example: 45.05`,
  },
  {
    name: 'a telephone number as people write it',
    make: edit('business.yaml', '"+19055550142"', '905 555-0142'),
    message: `business.yaml:15:14  contact.telephone
    telephone: 905 555-0142
               ^^^^^^^^^^^^
    must be written in E.164 form: a plus sign, the country code and digits only, in quotation marks, for example "+19025550100".`,
  },
  {
    name: 'a telephone number without quotation marks',
    make: edit('business.yaml', '"+19055550142"', '+19055550142'),
    message: `business.yaml:15:14  contact.telephone
    telephone: +19055550142
               ^^^^^^^^^^^^
    must be text (put it in quotation marks), not a number. For example: +19025550100`,
  },
  {
    name: 'an e-mail address without its host',
    make: edit('business.yaml', 'office@example.com', 'office@'),
    message: `business.yaml:16:10  contact.email
    email: office@
           ^^^^^^^
    must be an e-mail address, for example someone@example.com.`,
  },
  {
    name: 'a web address without https',
    make: edit('business.yaml', 'https://facebook.example.com', 'facebook.example.com'),
    message: `business.yaml:81:32  socialProfiles.0.url
    - { platform: Facebook, url: "facebook.example.com/fiftycreekgaragedoors" }
                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    must be an absolute address that starts with https://, for example https://example.com/.`,
  },
  {
    name: 'a time of day on a 12-hour clock',
    make: edit('business.yaml', '"07:30"\n    closes', '7:30 am\n    closes'),
    message: `business.yaml:31:12  openingHours.0.opens
    opens: 7:30 am
           ^^^^^^^
    must be a 24-hour time in quotation marks, for example "07:30".`,
  },
  {
    name: 'a day in another language',
    make: edit('business.yaml', '[Saturday]', '[Samedi]'),
    message: `business.yaml:33:17  openingHours.1.dayOfWeek.0
    - dayOfWeek: [Samedi]
                  ^^^^^^
    must be Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday.`,
  },
  {
    name: 'a time zone that does not exist',
    make: edit('business.yaml', 'America/Toronto', 'Ontario'),
    message: `business.yaml:28:11  timeZone
    timeZone: Ontario
              ^^^^^^^
    must be an IANA time zone, for example America/Halifax.`,
  },
  {
    name: 'a title that is too long',
    make: edit('pages/prices.mdx', 'title: Starting prices', `title: ${'Starting prices '.repeat(6)}`),
    message: `pages/prices.mdx:2:8  title
    title: Starting prices Starting prices Starting prices Starting prices Starting prices Starting pric
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    must have 5 to 70 characters. For example: Starting prices`,
  },
  {
    name: 'hours that overlap',
    make: edit('business.yaml', 'dayOfWeek: [Saturday]', 'dayOfWeek: [Friday, Saturday]'),
    message: `business.yaml:33:5  openingHours.1
    - dayOfWeek: [Friday, Saturday]
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    overlaps on Friday with 7:30 am to 6 pm above. Write one line, or hours that follow each other.`,
  },
  {
    name: 'a night that runs into the next morning',
    make: edit(
      'business.yaml',
      'opens: "08:00"\n    closes: "15:00"',
      'opens: "20:00"\n    closes: "06:00"\n  - dayOfWeek: [Sunday]\n    opens: "05:00"\n    closes: "09:00"',
    ),
    message: `business.yaml:36:5  openingHours.2
    - dayOfWeek: [Sunday]
      ^^^^^^^^^^^^^^^^^^^
    overlaps on Sunday with 8 pm to 6 am above. Write one line, or hours that follow each other.`,
  },
  {
    name: 'a holiday with one time',
    make: edit('business.yaml', 'name: Christmas Day }', 'name: Christmas Day, opens: "08:00" }'),
    message: `business.yaml:40:5  specialOpeningHours.1
    - { date: 2026-12-25, name: Christmas Day, opens: "08:00" }
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    needs both opens and closes, or neither for a closed day.`,
  },
  {
    name: 'a holiday named twice',
    make: edit('business.yaml', '{ date: 2026-12-26,', '{ date: 2026-12-25,'),
    message: `business.yaml:41:13  specialOpeningHours.2.date
    - { date: 2026-12-25, name: Boxing Day }
              ^^^^^^^^^^
    2026-12-25 stands here twice. Leave one of the two.`,
  },
  {
    name: 'a holiday in the past',
    make: edit('business.yaml', '{ date: 2026-12-24,', '{ date: 2025-12-24,'),
    message: `business.yaml:39:13  specialOpeningHours.0.date  (warning)
    - { date: 2025-12-24, name: Christmas Eve, opens: "07:30", closes: "13:00" }
              ^^^^^^^^^^
    Christmas Eve is over. Take the line out, or write the date of the next one.`,
  },
  {
    name: 'a notice that has ended',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Closed for snow., startDate: 2026-02-01, endDate: 2026-02-02 }\nserviceRadiusKm: 65',
    ),
    message: `business.yaml:59:9  notice  (warning)
    notice: { text: Closed for snow., startDate: 2026-02-01, endDate: 2026-02-02 }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    ended on 2026-02-02 and is not shown any more. Take it out.`,
  },
  {
    name: 'a notice that ends before it starts',
    make: edit(
      'business.yaml',
      'serviceRadiusKm: 65',
      'notice: { text: Closed for snow., startDate: 2026-12-03, endDate: 2026-12-02 }\nserviceRadiusKm: 65',
    ),
    message: `business.yaml:59:9  notice
    notice: { text: Closed for snow., startDate: 2026-12-03, endDate: 2026-12-02 }
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    ends before it starts.`,
  },
  {
    name: 'distance bands out of order',
    make: edit('business.yaml', 'upToKm: 20', 'upToKm: 5'),
    message: `business.yaml:64:15  responseBands.1.upToKm
    - { upToKm: 5, responseMinutes: { min: 45, max: 90 } }
                ^
    is 5, and the band above it reaches 10 km already. Order the bands by distance, nearest first.`,
  },
  {
    name: 'distance bands that end too early',
    make: edit('business.yaml', /.*upToKm: 65.*\n/, ''),
    message: `business.yaml:63:3  responseBands
    - { upToKm: 10, responseMinutes: { min: 30, max: 60 } }
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    end before 61 km, the distance of places/chippawa.yaml. Add a band that reaches serviceRadiusKm (65 km).`,
  },
  {
    name: 'a place beyond the radius',
    make: edit(dundas, '43.26913', '44.26913'),
    message: `places/dundas.yaml:6:11  latitude
    latitude: 44.26913
              ^^^^^^^^
    puts the place 118 km from the base, beyond serviceRadiusKm (65 km) in business.yaml. Mend latitude and longitude, or the radius.`,
  },
  {
    name: 'an alternate name that another place has',
    make: edit(dundas, '- Town of Dundas', '- Saltfleet'),
    message: `places/stoney-creek.yaml:11:5  alternateNames.1
    - Saltfleet
      ^^^^^^^^^
    "Saltfleet" is taken by places/dundas.yaml. A name can lead to one page only.`,
  },
  {
    name: 'two places with one name',
    make: edit(dundas, 'name: Dundas', 'name: Westdale'),
    message: `places/dundas.yaml:1:7  name
    name: Westdale
          ^^^^^^^^
    "Westdale" is taken by places/westdale.yaml. A name can lead to one page only.`,
  },
  {
    name: 'a former slug that is taken',
    make: edit(dundas, 'kind: town', 'kind: town\nformerSlugs: [westdale]'),
    message: `places/dundas.yaml:3:15  formerSlugs.0
    formerSlugs: [westdale]
                  ^^^^^^^^
    "westdale" is taken by places/westdale.yaml. A name can lead to one page only.`,
  },
  {
    name: 'a name of several places that is the name of one',
    make: edit('regions.yaml', 'names: [Niagara]', 'names: [Dundas]'),
    message: `regions.yaml:11:13  regions.0.names.0
    - names: [Dundas]
              ^^^^^^
    "Dundas" is also a name of the place in places/dundas.yaml. A name means one place or several, not both.`,
  },
  {
    name: 'a region with an unknown place',
    make: edit('regions.yaml', 'dunnville]', 'dunville]'),
    message: `regions.yaml:35:46  regions.2.places.3
    places: [caledonia, cayuga, hagersville, dunville]
                                             ^^^^^^^^
    "dunville" is not a place. Did you mean "dunnville" (places/dunnville.yaml)?`,
  },
  {
    name: 'an unknown related service',
    make: edit(spring, 'related: [cable-track', 'related: [cable-tracks'),
    message: `services/spring.mdx:81:11  related.0
    related: [cable-tracks, opener, tune-up]
              ^^^^^^^^^^^^
    "cable-tracks" is not a service. Did you mean "cable-track" (services/cable-track.mdx)?`,
  },
  {
    name: 'a related service far from any',
    make: edit(spring, 'related: [cable-track', 'related: [plumbing'),
    message: `services/spring.mdx:81:11  related.0
    related: [plumbing, opener, tune-up]
              ^^^^^^^^
    "plumbing" is not a service. There is no file services/plumbing.mdx.`,
  },
  {
    name: 'a slug that another service has',
    make: edit(spring, 'order: 20', 'order: 20\nslug: opener'),
    message: `services/spring.mdx:4:7  slug
    slug: opener
          ^^^^^^
    "opener" is taken by services/opener.mdx. A name can lead to one page only.`,
  },
  {
    name: 'a postal area that does not exist',
    make: edit(dundas, '[L9H]', '[L8A]'),
    message: `places/dundas.yaml:8:15  postalAreas.0
    postalAreas: [L8A]
                  ^^^
    "L8A" is not in postal-areas.json. Mend it, or add the area there with its point and name.`,
  },
  {
    name: 'a postal area of another province',
    make: edit(dundas, '[L9H]', '[H2X]'),
    message: `places/dundas.yaml:8:15  postalAreas.0
    postalAreas: [H2X]
                  ^^^
    "H2X" does not lie in Ontario, whose postal codes begin with K, L, M, N or P.`,
  },
  {
    name: 'a postal area in small letters',
    make: edit(dundas, '[L9H]', '[l9h]'),
    message: `places/dundas.yaml:8:15  postalAreas.0
    postalAreas: [l9h]
                  ^^^
    must be a forward sortation area: letter, digit, letter in capitals, for example "K1A".`,
  },
  {
    name: 'a postal area named twice',
    make: edit(dundas, '[L9H]', '[L9H, L9H]'),
    message: `places/dundas.yaml:8:20  postalAreas.1
    postalAreas: [L9H, L9H]
                       ^^^
    "L9H" stands in this list twice. Leave one of the two.`,
  },
  {
    name: 'a postal area that is whole and partial',
    make: edit(dundas, '[L9H]', '[L9H]\npartialPostalAreas: [L9H]'),
    message: `places/dundas.yaml:9:22  partialPostalAreas.0
    partialPostalAreas: [L9H]
                         ^^^
    "L9H" stands in postalAreas too. Leave it in one of the two.`,
  },
  {
    name: 'a price changed without its date',
    make: edit(spring, 'startingPriceCad: 249', 'startingPriceCad: 259.5'),
    message: `services/spring.mdx:12:12  priceAsOf  (before publication)
    priceAsOf: 2026-11-02
               ^^^^^^^^^^
    is the date of $249, the price last published; it is $259.50 now. Write the date on which that was set.`,
  },
  {
    name: 'a slug renamed without its former one',
    make: edit('services/opener.mdx', 'slug: opener-repair', 'slug: openers'),
    message: `services/opener.mdx:3:7  slug  (warning)
    slug: openers
          ^^^^^^^
    was "opener-repair" when the site was last published. Add "opener-repair" to formerSlugs, and its address keeps working.
services/spring.mdx:111:69  text
    is whole and the cables are tight, the fault may be in the [opener](/services/opener-repair/)
                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^
    leads to /services/opener-repair/, which is no page. Write the address of a page of this site, from its first slash to its last.`,
  },
  {
    name: 'a service withdrawn',
    make: (copy) => {
      copy.remove('services/tune-up.mdx');
    },
    message: `services/commercial.mdx:79:22  related.1
    related: [emergency, tune-up, cable-track]
                         ^^^^^^^
    "tune-up" is not a service. There is no file services/tune-up.mdx.
services/garage-doors.mdx:68:29  related.2
    related: [new-door, opener, tune-up]
                                ^^^^^^^
    "tune-up" is not a service. There is no file services/tune-up.mdx.
services/opener.mdx:77:27  related.2
    related: [spring, repair, tune-up]
                              ^^^^^^^
    "tune-up" is not a service. There is no file services/tune-up.mdx.
services/opener.mdx:114:56  text
    back up. The contact test is described under [tune-up](/services/tune-up/).
                                                           ^^^^^^^^^^^^^^^^^^
    leads to /services/tune-up/, which is no page. Write the address of a page of this site, from its first slash to its last.
services/repair.mdx:75:11  related.0
    related: [tune-up, spring, cable-track, new-door]
              ^^^^^^^
    "tune-up" is not a service. There is no file services/tune-up.mdx.
services/repair.mdx:120:70  text
    If nothing is wrong and you want a yearly check, ask for a [tune-up](/services/tune-up/) (from
                                                                         ^^^^^^^^^^^^^^^^^^
    leads to /services/tune-up/, which is no page. Write the address of a page of this site, from its first slash to its last.
services/repair.mdx:121:1  text
    {price.tune-up}). If three or more sections are damaged, ask for the price of a
    ^^^^^^^^^^^^^^^
    holds {price.tune-up}, which stands for nothing. Known placeholders: {name}, {telephone}, {email}, {serviceRadiusKm}, {afterHoursSurcharge}, {placeCount}, {serviceCount}, {price.cable-track}, {price.commercial}, {price.emergency}, {price.garage-doors}, {price.new-door}, {price.opener}, {price.repair}, {price.spring}.
services/spring.mdx:81:32  related.2
    related: [cable-track, opener, tune-up]
                                   ^^^^^^^
    "tune-up" is not a service. There is no file services/tune-up.mdx.
services/tune-up.mdx:1:1  (warning)
    was published and is gone. If it has another name now, add "tune-up" to formerSlugs there; if not, "npm run record" lets its address go.`,
  },
  {
    name: 'a place withdrawn',
    make: remove('places/westdale.yaml'),
    message: `places/westdale.yaml:1:1  (warning)
    was published and is gone. If it has another name now, add "westdale" to formerSlugs there; if not, "npm run record" lets its address go.`,
  },
  {
    name: 'a missing page',
    make: remove('pages/quote.mdx'),
    message: `pages/contact.mdx:27:67  text
    {email}). Photos help; the [quote page](/quote/) says which ones. Give your street
                                            ^^^^^^^
    leads to /quote/, which is no page. Write the address of a page of this site, from its first slash to its last.
pages/prices.mdx:55:26  text
    [how to ask for a quote](/quote/).
                             ^^^^^^^
    leads to /quote/, which is no page. Write the address of a page of this site, from its first slash to its last.
pages/quote.mdx:1:1
    is missing. The site has a page of this name and needs its text.`,
  },
  {
    name: 'an unknown placeholder',
    make: edit(spring, 'A door moves easily', 'From {price.sprang}, a door moves easily'),
    message: `services/spring.mdx:94:6  text
    From {price.sprang}, a door moves easily because a spring carries nearly all of its weight. The spri
         ^^^^^^^^^^^^^^
    holds {price.sprang}, which stands for nothing. Did you mean {price.spring}?`,
  },
  {
    name: 'an unknown placeholder in a field',
    make: edit('pages/home.mdx', '{telephone}: a person', '{phone}: a person'),
    message: `pages/home.mdx:7:7  lead
    lead: >-
          ^^
    holds {phone}, which stands for nothing. Known placeholders: {name}, {telephone}, {email}, {serviceRadiusKm}, {afterHoursSurcharge}, {placeCount}, {serviceCount}, {price.cable-track}, {price.commercial}, {price.emergency}, {price.garage-doors}, {price.new-door}, {price.opener}, {price.repair}, {price.spring}, {price.tune-up}.`,
  },
  {
    name: 'a link to no page',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repairs/)'),
    message: `services/spring.mdx:111:69  text
    is whole and the cables are tight, the fault may be in the [opener](/services/opener-repairs/)
                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^
    leads to /services/opener-repairs/, which is no page. Did you mean /services/opener-repair/?`,
  },
  {
    name: 'a link without its slash',
    make: edit(spring, '(/services/opener-repair/)', '(/services/opener-repair)'),
    message: `services/spring.mdx:111:69  text
    is whole and the cables are tight, the fault may be in the [opener](/services/opener-repair)
                                                                        ^^^^^^^^^^^^^^^^^^^^^^^
    leads to /services/opener-repair, which is no page. Write /services/opener-repair/ with a slash at the end.`,
  },
  {
    name: 'a sign that begins a tag',
    make: edit(spring, 'A door moves', 'A door <40 kg moves'),
    message: `services/spring.mdx:94:8
    A door <40 kg moves easily because a spring carries nearly all of its weight. The spring is wound or
           ^
    begins a tag here. Write \\< for the sign itself, or a word such as "under"; a comment is {/* … */}.`,
  },
  {
    name: 'a brace that is not closed',
    make: edit(spring, 'A door moves', 'A door {price.spring moves'),
    message: `services/spring.mdx:94:8
    A door {price.spring moves easily because a spring carries nearly all of its weight. The spring is w
           ^
    opens a brace that is never closed. Write \\{ for the sign itself.`,
  },
  {
    name: 'a tag that is not closed',
    make: edit(spring, 'A door moves', 'A <b>door moves'),
    message: `services/spring.mdx:94:3
    A <b>door moves easily because a spring carries nearly all of its weight. The spring is wound or
      ^
    is a tag without its counterpart. Write the other one too, or take it out.`,
  },
  {
    name: 'a comment of another language',
    make: edit(spring, 'A door moves', '<!-- check --> A door moves'),
    message: `services/spring.mdx:94:1
    <!-- check --> A door moves easily because a spring carries nearly all of its weight. The spring is 
    ^
    begins a tag here. Write \\< for the sign itself, or a word such as "under"; a comment is {/* … */}.`,
  },
  {
    name: 'a colon in a text',
    make: edit(dundas, 'name: Dundas', 'name: Dundas: the town'),
    message: `places/dundas.yaml:1:7
    name: Dundas: the town
          ^
    holds a colon with a space behind it, which begins a new field. Put the whole text in double quotation marks.`,
  },
  {
    name: 'a missing colon',
    make: edit(dundas, 'kind: town', 'kind town'),
    message: `places/dundas.yaml:2:1
    kind town
    ^
    is no field: a colon with a space behind it is missing. Write it as "name: value".`,
  },
  {
    name: 'a missing space behind a colon',
    make: edit(dundas, 'kind: town', 'kind:town'),
    message: `places/dundas.yaml:2:1
    kind:town
    ^
    is no field: a colon with a space behind it is missing. Write it as "name: value".`,
  },
  {
    name: 'a tab',
    make: edit(dundas, '  - Town of', '\t- Town of'),
    message: `places/dundas.yaml:10:1
    - Town of Dundas
    ^
    is a tab. Indent with spaces, two for each level.`,
  },
  {
    name: 'a field written twice',
    make: edit(dundas, 'kind: town', 'kind: town\nname: Dundas'),
    message: `places/dundas.yaml:3:1
    name: Dundas
    ^
    stands here for the second time. Leave one of the two.`,
  },
  {
    name: 'a quotation mark that is not closed',
    make: edit(dundas, 'City of Hamilton"', 'City of Hamilton'),
    message: `places/dundas.yaml:5:9
    status: "former town (to 2000), community of the City of Hamilton
            ^
    begins with a quotation mark that is never closed.`,
  },
  {
    name: 'a bracket that is not closed',
    make: edit(dundas, '[L9H]', '[L9H'),
    message: `places/dundas.yaml:8:14
    postalAreas: [L9H
                 ^
    begins with a bracket that is never closed.`,
  },
  {
    name: 'text behind a quoted text',
    make: edit(dundas, 'name: Dundas', `name: 'Dundas' town`),
    message: `places/dundas.yaml:1:16
    name: 'Dundas' town
                   ^
    comes after the end of the value. Put the whole text in double quotation marks.`,
  },
  {
    name: 'a field out of line',
    make: edit(dundas, 'kind: town', ' kind: town'),
    message: `places/dundas.yaml:1:7
    name: Dundas
          ^
    is followed by a line that is indented as if it went on with this one. Give fields of one group the same indentation.`,
  },
  {
    name: 'a sign that begins no text',
    make: edit(dundas, 'name: Dundas', 'name: @Dundas'),
    message: `places/dundas.yaml:1:7
    name: @Dundas
          ^
    begins with @, which has a meaning of its own in YAML. Put the whole text in double quotation marks.`,
  },
  {
    name: 'an exclamation mark in front',
    make: edit(dundas, 'name: Dundas', 'name: !Dundas town'),
    message: `places/dundas.yaml:1:7
    name: !Dundas town
          ^
    begins with an exclamation mark, which has a meaning of its own in YAML. Put the whole text in double quotation marks.`,
  },
  {
    name: 'an asterisk in front',
    make: edit(dundas, 'name: Dundas', 'name: *Dundas'),
    message: `places/dundas.yaml:1:7
    name: *Dundas
          ^
    refers to a value elsewhere. Write the value itself, or put the text in quotation marks.`,
  },
  {
    name: 'a second document',
    make: edit(dundas, 'kind: town', '---\nkind: town'),
    message: `places/dundas.yaml:2:1
    ---
    ^
    begins a second document. Take the line out.`,
  },
  {
    name: 'no front matter',
    make: edit(spring, /^---\n/, ''),
    message: `services/spring.mdx:1:1
    name: Spring replacement
    ^
    must begin with a line of three hyphens, then its fields, then three hyphens again; the text follows below.`,
  },
  {
    name: 'a list instead of fields',
    make: write(dundas, '- Dundas\n'),
    message: `places/dundas.yaml:1:1
    must be a group of fields, not a list.`,
  },
  {
    name: 'a comma missing in JSON',
    make: edit('postal-areas.json', '45.2557,', '45.2557'),
    message: `postal-areas.json:2:24
    "K0A": { "latitude": 45.2557 "longitude": -76.2754, "name": "National Capital Region (Almonte)" },
                         ^
    is followed by another field. Put a comma between the two.`,
  },
  {
    name: 'an empty file',
    make: write(dundas, ''),
    message: `places/dundas.yaml:1:1
    is empty. Write its fields, or remove it.`,
  },
  {
    name: 'a file in another encoding',
    make: write(dundas, Buffer.from('name: Dundas\nmunicipality: Qu\u00e9bec\n', 'latin1')),
    message: `places/dundas.yaml:2:17
    municipality: Qu�bec
                    ^
    holds a character that is not UTF-8; it shows as �. Save the file as UTF-8.`,
  },
  {
    name: 'a file in UTF-16',
    make: write(dundas, Buffer.from('\uFEFFname: Dundas\n', 'utf16le')),
    message: `places/dundas.yaml:1:1
    is encoded as UTF-16. Save the file as UTF-8.`,
  },
  {
    name: 'a file with NUL bytes',
    make: write(dundas, 'name: Dundas\0\n'),
    message: `places/dundas.yaml:1:1
    is not text: it holds NUL bytes. Save the file as UTF-8.`,
  },
  {
    name: 'a file of 5 MB',
    make: write(dundas, `name: ${'Dundas'.repeat(900_000)}\n`),
    message: `places/dundas.yaml:1:1
    is 5.4 MB large; a content file has at most 2 MB. Is it the right file?`,
  },
  {
    name: 'a merge conflict',
    make: edit(dundas, 'kind: town', '<<<<<<< HEAD\nkind: town\n=======\nkind: city\n>>>>>>> other'),
    message: `places/dundas.yaml:2:1
    <<<<<<< HEAD
    ^
    is left over from a merge conflict. Keep one of the two versions and take out the marks.`,
  },
  {
    name: 'a folder named like a file',
    make: (copy) => {
      copy.remove(dundas);
      copy.write(`${dundas}/readme.txt`, 'x');
    },
    message: `places/dundas.yaml:1:1
    is a folder and should be a file. Rename or move it.
places/dundas.yaml/readme.txt:1:1
    is not a content file. Did you mean places/<name>.yaml? Known files: business.yaml, policy.yaml, regions.yaml, icon.svg, postal-areas.json, published.json, services/<name>.mdx, places/<name>.yaml, pages/<name>.mdx.`,
  },
  {
    name: 'a file in the wrong place',
    make: write('place/dundas.yaml', 'name: Dundas\n'),
    message: `place/dundas.yaml:1:1
    is not a content file. Did you mean places/<name>.yaml? Known files: business.yaml, policy.yaml, regions.yaml, icon.svg, postal-areas.json, published.json, services/<name>.mdx, places/<name>.yaml, pages/<name>.mdx.`,
  },
  {
    name: 'a file name that cannot be an address',
    make: (copy) => {
      copy.write(
        'places/Cootes Paradise.yaml',
        'name: Cootes Paradise\nkind: neighbourhood\nmunicipality: Hamilton\nlatitude: 43.27\nlongitude: -79.92\n',
      );
    },
    message: `places/Cootes Paradise.yaml:1:1
    has a name that cannot be an address. Use lower-case letters, digits and hyphens.`,
  },
  {
    name: 'an icon that loads something',
    make: write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="x.png"/></svg>'),
    message: `icon.svg:1:1
    must not run scripts or load anything: no script, image, use, href, on… attributes or outside addresses.`,
  },
  {
    name: 'a missing business file',
    make: remove('business.yaml'),
    message: `business.yaml:1:1
    is missing. The business: name, contact, hours, radius, rating.`,
  },
  {
    name: 'a misspelt business file',
    make: (copy) => {
      copy.write('bussiness.yaml', 'name: x\n');
    },
    message: `bussiness.yaml:1:1
    is not a content file. Did you mean business.yaml? Known files: business.yaml, policy.yaml, regions.yaml, icon.svg, postal-areas.json, published.json, services/<name>.mdx, places/<name>.yaml, pages/<name>.mdx.`,
  },
];
