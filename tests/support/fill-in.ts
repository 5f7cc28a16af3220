import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values an owner may write for the fields that `init` leaves empty. */
const replacements: readonly (readonly [from: string | RegExp, to: string])[] = [
  ['geo: ~', 'geo: { latitude: 49.4928, longitude: -117.2948 }'],
  ['openingHours: ~', 'openingHours: [{ dayOfWeek: [Monday, Friday], opens: "08:30", closes: "16:00" }]'],
  ['serviceRadiusKm: ~', 'serviceRadiusKm: 40'],
  ['startingPrice: ~', 'startingPrice: 120'],
  ['typicalMinutes: ~', 'typicalMinutes: { min: 20, max: 50 }'],
  ['you@example.com', 'office@keys.ca'],
  [/To be written:/g, 'Well then,'],
  [/À rédiger :/g, 'Eh bien,'],
  [/Por escribir:/g, 'Pues bien,'],
];

/** Fills in the fields of a content folder that `init` leaves empty. */
export function fillIn(directory: string): void {
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:yaml|mdx)$/.test(file)) continue;
    const path = join(directory, file);
    const text = replacements.reduce((before, [from, to]) => before.replace(from, to), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
}
