import type { Site, SitePlace } from '../business/site.ts';
import { countries } from '../countries/countries.ts';
import { findRegion, type Region, regionsOfPostalArea } from '../countries/country.ts';
import { getOwn } from '../escape/untrusted.ts';
import { textOf } from '../text/text.ts';
import type { Names } from './names.ts';
import { foldName } from './place-name.ts';

/**
 * Collects the provinces, states and countries that people write after a place name: with served places, and all others
 * (contract M9). `served` are the served postal areas, `names` all names that are recognized, because a village
 * may be called Jordan.
 */
export function collectProvinces(site: Site, served: readonly string[], names: Names) {
  const { country } = site;
  const codes = listServedProvinces(site, served);
  const provinces = codes.flatMap((code) => findRegion(country, code) ?? []);
  const { region: nameOf } = textOf(country.locale).places;
  const servedNames = new Set(
    [...[...provinces, country].flatMap((province) => listNamesOf(province, site)), ...codes].map(foldName),
  );
  const others = Object.values(countries).filter(({ code }) => code !== country.code);
  const allProvinces = Object.values(countries).flatMap(({ address }) => Object.entries(address.regions ?? {}));
  const foreignProvinces = [...others, ...allProvinces.map(([, province]) => province)].flatMap((province) =>
    listNamesOf(province, site),
  );
  const world = listOtherCountries(site);
  const isForeign = (name: string) =>
    !servedNames.has(name) && (getOwn(names, name)?.kind ?? 'unserved') === 'unserved';
  const listForeign = (all: readonly string[]) => [...new Set(all.map(foldName))].filter(isForeign);
  const foreignCodes = listForeign([...world.map(({ code }) => code), ...allProvinces.map(([code]) => code)]);
  return {
    /** Names of provinces or states with service; empty if the country's addresses have none. */
    provinceNames: provinces.map(({ name }) => nameOf(name)),
    /** Prefixes of their postal codes. */
    provincePostalCodes: provinces.flatMap(({ postalCodes }) => postalCodes),
    /** Folded names and codes of these provinces and the country, which may follow a place name. */
    provinceSuffixes: [...servedNames],
    /** Folded names of all other provinces and countries, and their codes. */
    foreignNames: listForeign([...foreignProvinces, ...world.map(({ name }) => name)]).filter(
      (name) => !foreignCodes.includes(name),
    ),
    foreignCodes,
  };
}

/**
 * Collects the names of the served provinces or states and of the country, each of which may mean any served place
 * there. Codes do not count as names.
 */
export function collectProvinceNames(site: Site, served: readonly string[]): Names {
  const { business, country, places } = site;
  const isIn = (code: string) => (place: SitePlace) =>
    (place.addressRegion ?? business.address.addressRegion) === code ||
    place.postalAreas.some((area) => regionsOfPostalArea(country, area).includes(code));
  const provinces = listServedProvinces(site, served).map(
    (code) => [findRegion(country, code), places.filter(isIn(code))] as const,
  );
  // Alternate names of a country are left out, because some mean a part of it: Scotland.
  const all = [...provinces, [{ name: country.name }, places]] as const;
  return Object.fromEntries(
    all.flatMap(([province, inside]) => {
      const names = province === undefined || inside.length === 0 ? [] : listNamesOf(province, site).map(foldName);
      const meaning = { kind: 'province', slugs: inside.map(({ slug }) => slug) } as const;
      return names.filter((name) => name.length > 3).map((name) => [name, meaning] as const);
    }),
  );
}

/** Lists the codes of the served provinces or states: of the address first, then of places, then of postal areas. */
function listServedProvinces({ business, country, places }: Site, served: readonly string[]): string[] {
  const named = [business.address, ...places].flatMap(({ addressRegion }) => addressRegion ?? []);
  const codes = new Set(named);
  for (const area of served) {
    const possible = regionsOfPostalArea(country, area);
    if (!possible.some((code) => codes.has(code))) for (const code of possible) codes.add(code);
  }
  return [...codes];
}

/** Lists the locales in which people of the country write names. */
function listLocales({ country: { code, locale, otherLocales = [] } }: Site): string[] {
  return [...new Set([countries[code]?.locale ?? locale, ...otherLocales])];
}

/** Lists the names of a province, state or country. */
function listNamesOf({ name, alternateNames = [] }: Pick<Region, 'name' | 'alternateNames'>, site: Site): string[] {
  return [name, ...listLocales(site).map((locale) => textOf(locale).places.region(name)), ...alternateNames];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Lists the other countries of the world by the names that people of this country use. */
function listOtherCountries(site: Site): { readonly code: string; readonly name: string }[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return listLocales(site).flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = code === site.country.code ? undefined : names.of(code);
      return name === undefined ? [] : [{ code, name }];
    });
  });
}
