import type { BrandFile } from '../../schemas/appearance/brand.ts';
import { derivePalette, highwayPalette, type NamedColours, type Palette } from '../palette.ts';
import { blueprint } from './blueprint/look.ts';
import { enamel } from './enamel/look.ts';
import { harbour } from './harbour/look.ts';
import { highway } from './highway/look.ts';
import { letterpress } from './letterpress/look.ts';
import type { Look, LookName } from './look.ts';
import { parlour } from './parlour/look.ts';
import { studio } from './studio/look.ts';
import { workshop } from './workshop/look.ts';

/** All looks. Each has a folder with its values, its style sheet `look.css` and its brief. */
export const looks: Readonly<Record<LookName, Look>> = {
  highway,
  enamel,
  letterpress,
  workshop,
  harbour,
  parlour,
  blueprint,
  studio,
};

/** The looks of trades, by schema.org type; other trades get a look by their name. */
const lookOfTrade: Readonly<Record<string, LookName>> = {
  AutoRepair: 'workshop',
  BeautySalon: 'parlour',
  BikeStore: 'workshop',
  DaySpa: 'parlour',
  Electrician: 'enamel',
  Florist: 'parlour',
  GeneralContractor: 'blueprint',
  HairSalon: 'parlour',
  HVACBusiness: 'enamel',
  Locksmith: 'enamel',
  MotorcycleRepair: 'workshop',
  NailSalon: 'parlour',
  Plumber: 'harbour',
  RoofingContractor: 'blueprint',
};

/** Colours of businesses that set none, chosen by their name. */
export const colourPairs: readonly NamedColours[] = [
  { sign: '#12355b', accent: '#f26b21' },
  { sign: '#0b5a66', accent: '#ffb08a' },
  { sign: '#7a1f3d', accent: '#e9a820' },
  { sign: '#1c4f6b', accent: '#d9a441' },
  { sign: '#3f4a1f', accent: '#f0b429' },
  { sign: '#5a1e76', accent: '#f4b400' },
  { sign: '#8a3312', accent: '#f5b83d' },
  { sign: '#1f5130', accent: '#f6a04d' },
  { sign: '#2f3a8f', accent: '#ffbb33' },
  { sign: '#73332a', accent: '#8fd0c4' },
  { sign: '#28424d', accent: '#ffbe3d' },
  { sign: '#8c1d2f', accent: '#f2b48a' },
];

/** Returns the look and the colours of a business without `brand.yaml`: by its trade or, if no look is for that, by its name. */
export function chooseDefaultLook({ name, schemaType }: { readonly name: string; readonly schemaType: string }): Look {
  const seed = hashName(name);
  const names = Object.keys(looks) as LookName[];
  const look = lookOfTrade[schemaType] ?? (names[seed % names.length] as LookName);
  const colours = colourPairs[Math.floor(seed / names.length) % colourPairs.length] as NamedColours;
  return { ...looks[look], colours };
}

/** Returns the look that `brand.yaml` describes. */
export function getBrandLook(brand: BrandFile): Look {
  const look = looks[brand.look];
  const { typeface = look.typeface, corners = look.corners, ground = look.ground } = brand;
  const { divider = look.divider, marker = look.marker, layout = look.layout, distances = look.distances } = brand;
  const sign = signShapeOf(brand) ?? look.sign;
  const colours = mergeBrandColours(brand, ground === look.ground ? look.colours : withoutPaper(look.colours));
  const { sheets = [], sheetWithoutDivider } = look;
  const lookSheets =
    divider === look.divider || sheetWithoutDivider === undefined ? sheets : [...sheets, sheetWithoutDivider];
  return { ...look, sheets: lookSheets, colours, typeface, corners, ground, sign, divider, marker, layout, distances };
}

/** Returns a look's palette, derived from its colours; the reference look with its own colours has a fixed one. */
export function makePalette({ colours, ground }: Pick<Look, 'colours' | 'ground'>): Palette {
  const isReference = colours === highway.colours && ground === highway.ground;
  return isReference ? highwayPalette : derivePalette(colours, ground);
}

/** Returns the shape of signs, unless `sign` is a colour. */
function signShapeOf({ sign }: BrandFile): Look['sign'] | undefined {
  return sign === undefined || sign.startsWith('#') ? undefined : (sign as Look['sign']);
}

/** Lists the colours that a business sets, by their names in the palette. */
function listSetColours({ colour, sign, accent, paper, ink }: BrandFile): Partial<NamedColours> {
  const given = Object.entries({ sign: colour ?? (sign?.startsWith('#') ? sign : undefined), accent, paper, ink });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/**
 * Merges a look's colours with the business's. The business's sign colour replaces paper and ink of the look too.
 */
function mergeBrandColours(brand: BrandFile, colours: NamedColours): NamedColours {
  const own = listSetColours(brand);
  if (Object.keys(own).length === 0) return colours;
  return own.sign === undefined ? { ...colours, ...own } : { ...withoutPaper(colours), ...own };
}

/** Returns colours without paper and ink, which are then derived. */
function withoutPaper({ sign, accent }: NamedColours): NamedColours {
  return { sign, accent };
}

/** Returns the hash of a name, 32 bits (FNV-1a). */
export function hashName(name: string): number {
  return [...name].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
