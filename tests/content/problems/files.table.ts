import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { dundas, type ProblemCases, place, remove, write } from './problem-case.ts';

/** Problems in which files the folder has, and how they are stored. */
export const problemCases: ProblemCases = {
  'an empty file': write(dundas, ''),
  'a file in another encoding': write(dundas, Buffer.from('name: Dundas\nmunicipality: Qu\u00e9bec\n', 'latin1')),
  'a file in UTF-16': write(dundas, Buffer.from('\uFEFFname: Dundas\n', 'utf16le')),
  'a file with NUL bytes': write(dundas, 'name: Dundas\0\n'),
  'a merge conflict': place('kind: town', '<<<<<<< HEAD\nkind: town\n=======\nkind: city\n>>>>>>> other'),
  'a folder named like a file': (copy) => {
    copy.remove(dundas);
    copy.write(`${dundas}/readme.txt`, 'x');
  },
  'an empty folder named like a file': ({ directory }) => mkdirSync(join(directory, 'places/d.yaml')),
  'a file extension in capitals': write('files/Terms.PDF', '%PDF-1.4'),
  'an unsupported file extension': write('files/terms.docx', 'x'),
  'a file in the wrong place': write('place/dundas.yaml', 'name: Dundas\n'),
  'a file name that cannot be an address': (copy) => {
    copy.write(
      'places/Cootes Paradise.yaml',
      'name: Cootes Paradise\nkind: neighbourhood\nmunicipality: Hamilton\nlatitude: 43.27\nlongitude: -79.92\n',
    );
  },
  'a missing business file': remove('business.yaml'),
  'a misspelt business file': (copy) => {
    copy.write('bussiness.yaml', 'name: x\n');
  },
  'a file that is a symbolic link': (copy) => {
    copy.remove(dundas);
    symlinkSync('/etc/passwd', join(copy.directory, dundas));
  },
  'a folder that is a symbolic link to one above it': ({ directory }) =>
    symlinkSync('..', join(directory, 'places/more')),
  'a named pipe': (copy) => {
    copy.remove(dundas);
    execFileSync('mkfifo', [join(copy.directory, dundas)]);
  },
  'a folder in the place of the business file': (copy) => {
    copy.remove('business.yaml');
    mkdirSync(join(copy.directory, 'business.yaml'));
  },
};
