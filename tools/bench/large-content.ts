import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePhotograph } from '../../tests/support/photographs.ts';
import { referenceDirectory } from '../../tests/support/reference-build.ts';

/** The size of a large site, including the services and places of the fixture. */
export interface ContentSize {
  readonly places?: number;
  readonly services?: number;
  readonly posts?: number;
  readonly photos?: number;
}

const DEGREES_AROUND = 0.35;

/**
 * Writes the content of a large fictional business into a new folder: the fixture in one language, with more entries.
 */
export async function writeLargeContent(
  folder: string,
  { places = 0, services = 0, posts = 0, photos = 0 }: ContentSize,
) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(referenceDirectory, folder, {
    recursive: true,
    filter: (from) => !/\/(fr|published\.json|translations\.json)$/.test(from),
  });
  const write = (path: string, body: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  };
  const count = (pattern: string) => globSync(pattern, { cwd: folder }).length;

  const side = Math.ceil(Math.sqrt(places));
  for (let n = count('places/*'); n < places; n++) {
    const at = (step: number) => (43.2 + (step / side - 0.5) * DEGREES_AROUND).toFixed(5);
    const longitude = (-79.75 + ((n % side) / side - 0.5) * DEGREES_AROUND).toFixed(5);
    const name = `Hamlet ${spell(n)}`;
    write(
      `places/${name.toLowerCase().replace(' ', '-')}.yaml`,
      `name: ${name}\nkind: town\nmunicipality: ${name}\nregion: City of Hamilton\nlatitude: ${at(Math.floor(n / side))}\nlongitude: ${longitude}\npostalAreas: [L9H]\nnotes: >-\n  ${`The road into ${name} is narrow and most of its doors are wide ones. `.repeat(8)}\n`,
    );
  }

  const templates = globSync('services/*.mdx', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let n = templates.length; n < services; n++) {
    const name = `Work ${spell(n)}`;
    const text = templates[n % templates.length] ?? '';
    write(
      `services/work-${spell(n).toLowerCase()}.mdx`,
      text.replace(/^name: .*/m, `name: ${name}`).replace(/^(?:slug|formerSlugs|redirects): .*\n/gm, ''),
    );
  }

  for (let n = 0; n < posts; n++) {
    const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
    const body = `A door that was stuck is moving again in ${spell(n)}, and it took an afternoon. `.repeat(20);
    write(
      `news/post-${spell(n).toLowerCase()}.mdx`,
      `---\ntitle: Report ${spell(n)}\ndescription: What we did in ${spell(n)}, and how long it took.\ndate: ${day}\n---\n\n${body}\n`,
    );
  }

  for (let n = 0; n < photos; n++) {
    const name = `photos/picture-${spell(n).toLowerCase()}`;
    write(`${name}.jpg`, await makePhotograph({ width: 1200 + n, height: 800 }));
    write(`${name}.yaml`, `alt: A sample picture of a gradient, number ${n + 1}\npage: about\n`);
  }
}

/** Formats a number in letters, because names of places have no digits: 0 is Aa, 26 is Ba. */
function spell(n: number): string {
  const letter = (value: number) => String.fromCharCode(97 + value);
  const word = [letter(Math.floor(n / 676) % 26), letter(Math.floor(n / 26) % 26), letter(n % 26)].join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
