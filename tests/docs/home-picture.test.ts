import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceFolders } from '../reference-build.ts';
import { digestHomePicture, findGone, type HomePictureNotes, homePictureNotes, homeViews } from './home-picture.ts';

const RENEW = 'Run "npm run shots:home", look at docs/home.png and commit it with docs/home.json.';
const notes: HomePictureNotes = JSON.parse(readFileSync(homePictureNotes, 'utf8'));

test.each(homeViews)('the picture in the README shows $path with texts that are still there', ({ path }) => {
  const texts = notes.texts[path] ?? [];
  const html = readFileSync(join(referenceFolders.published, path, 'index.html'), 'utf8');
  expect(texts.length, 'the picture hardly shows a text').toBeGreaterThan(10);
  expect(findGone(texts, html), `docs/home.png is old. ${RENEW}`).toEqual([]);
});

test('the notes are those of the picture', () => {
  expect(notes.digest, `docs/home.png was changed by hand. ${RENEW}`).toBe(digestHomePicture());
});

test('a text that is gone is noticed', () => {
  const html = '<h1>What is the\n  door doing?</h1><p>From <b>$249</b></p>';
  expect(findGone(['What is the door doing?', 'From', '$249', '$259'], html)).toEqual(['$259']);
});
