import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { dundas, edit, type Mistake, remove, write } from './mistake.ts';

/** Mistakes in what stands in the folder, and how its files are stored. */
export const fileMistakes: readonly Mistake[] = [
  {
    name: 'an empty file',
    make: write(dundas, ''),
  },
  {
    name: 'a file in another encoding',
    make: write(dundas, Buffer.from('name: Dundas\nmunicipality: Qu\u00e9bec\n', 'latin1')),
  },
  {
    name: 'a file in UTF-16',
    make: write(dundas, Buffer.from('\uFEFFname: Dundas\n', 'utf16le')),
  },
  {
    name: 'a file with NUL bytes',
    make: write(dundas, 'name: Dundas\0\n'),
  },
  {
    name: 'a file of 5 MB',
    make: write(dundas, `name: ${'Dundas'.repeat(900_000)}\n`),
  },
  {
    name: 'a merge conflict',
    make: edit(dundas, 'kind: town', '<<<<<<< HEAD\nkind: town\n=======\nkind: city\n>>>>>>> other'),
  },
  {
    name: 'a folder named like a file',
    make: (copy) => {
      copy.remove(dundas);
      copy.write(`${dundas}/readme.txt`, 'x');
    },
  },
  {
    name: 'a file in the wrong place',
    make: write('place/dundas.yaml', 'name: Dundas\n'),
  },
  {
    name: 'a file name that cannot be an address',
    make: (copy) => {
      copy.write(
        'places/Cootes Paradise.yaml',
        'name: Cootes Paradise\nkind: neighbourhood\nmunicipality: Hamilton\nlatitude: 43.27\nlongitude: -79.92\n',
      );
    },
  },
  {
    name: 'a missing business file',
    make: remove('business.yaml'),
  },
  {
    name: 'a misspelt business file',
    make: (copy) => {
      copy.write('bussiness.yaml', 'name: x\n');
    },
  },
  {
    name: 'a file that is a symbolic link',
    make: (copy) => {
      copy.remove(dundas);
      symlinkSync('/etc/passwd', join(copy.directory, dundas));
    },
  },
  {
    name: 'a symbolic link that leads to itself',
    make: (copy) => {
      copy.remove(dundas);
      symlinkSync('dundas.yaml', join(copy.directory, dundas));
    },
  },
  {
    name: 'a folder that is a symbolic link to one above it',
    make: ({ directory }) => symlinkSync('..', join(directory, 'places/more')),
  },
  {
    name: 'a pipe in the place of a file',
    make: (copy) => {
      copy.remove(dundas);
      execFileSync('mkfifo', [join(copy.directory, dundas)]);
    },
  },
  {
    name: 'a folder in the place of the business file',
    make: (copy) => {
      copy.remove('business.yaml');
      mkdirSync(join(copy.directory, 'business.yaml'));
    },
  },
];
