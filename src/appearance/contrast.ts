import type { BrandFile } from '../schemas/appearance/brand.ts';
import type { Look } from './looks/look.ts';
import { getBrandLook, makePalette } from './looks/looks.ts';
import { black, computeContrast, listShades, type NamedColours, type Palette, white } from './palette.ts';

/** Text of any size (WCAG 2.2, 1.4.3), and edges of controls and icons (1.4.11). */
const TEXT = 4.5;
const EDGE = 3;
/** Minimum contrast of a button's background with the page; our own rule, not one of the WCAG. */
const BUTTON = 1.5;

const surfaces = ['paper', 'card', 'sunk'] as const;

/** A foreground with its backgrounds, and the contrast it needs. */
interface PairRule {
  readonly foreground: keyof Palette;
  readonly backgrounds: readonly (keyof Palette)[];
  readonly minContrast: number;
  /** The colours to change if it fails: the first that the business sets, or simply the first. */
  readonly roles: readonly [keyof NamedColours, ...(keyof NamedColours)[]];
  /** Its name in messages. */
  readonly label: string;
  /** Set if the pair occurs only on pages with this background. */
  readonly ground?: Look['ground'];
}

/** All pairs; those on the paper first, because everything else is on it. */
const pairRules = [
  { foreground: 'danger', backgrounds: surfaces, minContrast: TEXT, roles: ['paper', 'ink'], label: 'a warning' },
  { foreground: 'good', backgrounds: surfaces, minContrast: TEXT, roles: ['paper', 'ink'], label: 'the word "open"' },
  { foreground: 'muted', backgrounds: surfaces, minContrast: TEXT, roles: ['ink', 'paper'], label: 'small text' },
  {
    foreground: 'control',
    backgrounds: surfaces,
    minContrast: EDGE,
    roles: ['ink', 'paper'],
    label: 'the edge of a control',
  },
  { foreground: 'ink', backgrounds: surfaces, minContrast: TEXT, roles: ['ink', 'paper'], label: 'text' },
  { foreground: 'link', backgrounds: surfaces, minContrast: TEXT, roles: ['sign'], label: 'a link' },
  { foreground: 'onSign', backgrounds: ['sign'], minContrast: TEXT, roles: ['sign'], label: 'white text' },
  {
    foreground: 'onAccent',
    backgrounds: ['accent'],
    minContrast: TEXT,
    roles: ['accent'],
    label: 'the telephone number',
  },
  { foreground: 'accent', backgrounds: ['card'], minContrast: BUTTON, roles: ['accent'], label: 'the call button' },
  {
    foreground: 'accent',
    backgrounds: ['paper'],
    minContrast: BUTTON,
    roles: ['accent'],
    label: 'the call button',
    ground: 'paper',
  },
  {
    foreground: 'accent',
    backgrounds: ['sign'],
    minContrast: BUTTON,
    roles: ['accent'],
    label: 'the call button',
    ground: 'colour',
  },
] as const satisfies readonly PairRule[];

/** Finds the pairs in the palette of a look with too little contrast, in light and dark mode. */
export function findLowContrastPairs(look: Pick<Look, 'colours' | 'ground'>) {
  const palette = makePalette(look);
  return pairRules
    .filter(({ ground = look.ground }: PairRule) => ground === look.ground)
    .flatMap(({ foreground: name, backgrounds, ...rule }) => {
      const pairs = backgrounds.flatMap((on) =>
        (['light', 'dark'] as const).map((scheme) => {
          const [foreground, background] = [palette[name][scheme], palette[on][scheme]];
          return { ...rule, scheme, foreground, background, ratio: computeContrast(foreground, background) };
        }),
      );
      return pairs.filter(({ ratio, minContrast }) => ratio < minContrast);
    });
}

/**
 * Finds the first pair of colours with too little contrast in the look of `brand.yaml`, if there is one, and proposes the
 * nearest darker or lighter colour of the same hue that has enough everywhere.
 */
export function proposeReadableColour(brand: BrandFile) {
  const look = getBrandLook(brand);
  const [low] = findLowContrastPairs(look);
  if (low === undefined) return undefined;
  const isSet = (role: keyof NamedColours) => (role === 'sign' ? findSignField(brand) : brand[role]) !== undefined;
  const findRole = ({ roles }: Pick<PairRule, 'roles'>) => roles.find(isSet) ?? roles[0];
  /** Finds the nearest colour for `role` that gives the pairs of the `changed` roles enough contrast. */
  const propose = (role: keyof NamedColours, changed = [role], colours: NamedColours = look.colours) => {
    const given = colours[role] ?? black;
    const lighter = listShades(white, given);
    const nearest = listShades(black, given)
      .flatMap((darker) => [darker, lighter.next().value ?? white])
      .find((shade) =>
        findLowContrastPairs({ ...look, colours: { ...colours, [role]: shade } }).every(
          (pair) => !changed.includes(findRole(pair)),
        ),
      );
    return { field: role === 'sign' ? (findSignField(brand) ?? 'colour') : role, given, nearest };
  };
  const role = findRole(low);
  const proposal = propose(role);
  if (proposal.nearest !== undefined) return { ...low, ...proposal };
  // No ink is readable on some papers, not even black or white, so another paper is proposed.
  const others = low.roles
    .filter((other) => other !== role && isSet(other))
    .flatMap((other) => [black, white].map((end) => propose(other, [role, other], { ...look.colours, [role]: end })));
  return { ...low, ...(others.find(({ nearest }) => nearest !== undefined) ?? proposal) };
}

/** Returns the field that names the business's colour, if one does. */
function findSignField({ colour, sign }: BrandFile): 'colour' | 'sign' | undefined {
  if (colour !== undefined) return 'colour';
  return sign?.startsWith('#') ? 'sign' : undefined;
}
