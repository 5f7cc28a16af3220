import { makePhotograph } from '../../support/photographs.ts';
import { type ContentChange, type ProblemCases, prose, write } from './problem-case.ts';

const picture = await makePhotograph({ width: 820, height: 600 });
const smallPicture = await makePhotograph({ width: 640, height: 480 });
const uprightPicture = await makePhotograph({ width: 1000, height: 700, orientation: 6 });
const words = 'alt: A ladder leans on a white door\n';

/** A photograph: the image file and its description, one of which is invalid. */
const photograph =
  (text: string, bytes: string | Buffer = picture): ContentChange =>
  (copy) => {
    copy.write('photos/ladder.jpg', bytes);
    copy.write('photos/ladder.yaml', text);
  };

/** The same with its picture in another format. */
const photographIn =
  (ending: string, bytes: string | Buffer): ContentChange =>
  (copy) => {
    copy.write(`photos/ladder.${ending}`, bytes);
    copy.write('photos/ladder.yaml', words);
  };

/** A valid photograph, and a text that refers to it. */
const inText =
  (text: string): ContentChange =>
  (copy) => {
    photograph(words)(copy);
    prose(text)(copy);
  };

/** Problems in photographs and their descriptions. */
/** The head of a PNG file that claims 12,000 by 9,000 pixels, and none of them. */
const claimed = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAALuAAACMoCAIAAABCS+a/AAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=',
  'base64',
);

export const problemCases: ProblemCases = {
  'a photograph without an alternative text': photograph('caption: The ladder\n'),
  'a photograph described by one word': photograph('alt: photo\n'),
  'a photograph described by its file name': photograph('alt: IMG_2034 from the telephone\n'),
  'a picture that claims more pixels than can be decoded': photographIn('png', claimed),
  'a description without a picture': write('photos/ladder.yaml', words),
  'a picture without a description': write('photos/ladder.jpg', picture),
  'a picture and a description with different names': (copy) => {
    copy.write('photos/ladder.jpg', picture);
    copy.write('photos/lader.yaml', words);
  },
  'a picture with a camera file name': (copy) => {
    copy.write('photos/IMG_2034.JPG', picture);
    copy.write('photos/IMG_2034.yaml', words);
  },
  'pictures with camera file names and without descriptions': (copy) => {
    for (const name of ['IMG_4022.JPG', 'Foto Éclair (2).png', '写真.webp']) copy.write(`photos/${name}`, picture);
  },
  'two pictures with the same name': (copy) => {
    photograph(words)(copy);
    copy.write('photos/ladder.png', smallPicture);
  },
  'a photograph of an unknown service': photograph(`${words}service: sprin\n`),
  'a photograph of an unknown place': photograph(`${words}place: atlantis\n`),
  'a photograph of an unknown person': photograph(`${words}person: Sam Rade\n`),
  'a photograph for a page without room for it': photograph(`${words}page: [home, prices]\n`),
  'a photograph for a page by number': photograph(`${words}page: 3\n`),
  'a photograph with a future date': photograph(`${words}takenOn: 2027-05-01\n`),
  'an unknown placeholder in the caption of a photograph': photograph(`${words}caption: From {price.sprin}\n`),
  'a picture that is too small': photograph(words, smallPicture),
  'a picture that is too narrow after rotation': photograph(words, uprightPicture),
  'a picture of 26 MB': photograph(words, Buffer.concat([picture, Buffer.alloc(26_000_000)])),
  'a text file named .jpg': photograph(words, 'Not a picture at all.\n'),
  'a drawing named .jpg': photograph(
    words,
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hostname"/></svg>',
  ),
  'a truncated picture': photograph(words, picture.subarray(0, picture.length / 2)),
  'a HEIC picture': photographIn('heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  'a HEIC picture named .jpg': photograph(words, Buffer.from('\0\0\0\x18ftypheix\0\0\0\0mif1heix', 'latin1')),
  'a GIF': photographIn('gif', 'GIF89a'),
  'a missing photograph in a text': inText('![A ladder on a door](photo:lader)'),
  'a photograph in a text described by its file name': inText('![ladder.jpg](photo:ladder)'),
  'a photograph in a text described by one word': inText('![Ladder](photo:ladder)'),
  'a photograph in a text without its folder': inText('![A ladder on a door](ladder.jpg)'),
};
