import { makePicture } from '../../photographs.ts';
import { type Mistake, write } from './mistake.ts';

const picture = await makePicture({ width: 820, height: 600 });
const otherPicture = await makePicture({ width: 900, height: 600 });
const smallPicture = await makePicture({ width: 640, height: 480 });
const uprightPicture = await makePicture({ width: 1000, height: 700, orientation: 6 });
const words = 'alt: A ladder leans on a white door\n';

/** A photograph with both of its halves, of which the mistake is in one. */
const photograph =
  (text: string, bytes: string | Buffer = picture): Mistake['make'] =>
  (copy) => {
    copy.write('photos/ladder.jpg', bytes);
    copy.write('photos/ladder.yaml', text);
  };

/** Mistakes in photographs, of their pictures and their words. */
export const photoMistakes: readonly Mistake[] = [
  {
    name: 'a photograph without words for those who cannot see it',
    make: photograph('caption: The ladder\n'),
  },
  {
    name: 'a photograph described by one word',
    make: photograph('alt: photo\n'),
  },
  {
    name: 'a photograph described by the name of its file',
    make: photograph('alt: IMG_2034 from the telephone\n'),
  },
  {
    name: 'a photograph described by its own name',
    make: (copy) => {
      copy.write('photos/ladder-by-door.jpg', picture);
      copy.write('photos/ladder-by-door.yaml', 'alt: Ladder by door\n');
    },
  },
  {
    name: 'a description that says it is a picture',
    make: photograph('alt: Photo of a ladder on a door\n'),
  },
  {
    name: 'words without a picture',
    make: write('photos/ladder.yaml', words),
  },
  {
    name: 'a picture without words',
    make: write('photos/ladder.jpg', picture),
  },
  {
    name: 'a picture and words of unlike names',
    make: (copy) => {
      copy.write('photos/ladder.jpg', picture);
      copy.write('photos/lader.yaml', words);
    },
  },
  {
    name: 'a picture with the name a camera gives',
    make: (copy) => {
      copy.write('photos/IMG_2034.JPG', picture);
      copy.write('photos/IMG_2034.yaml', words);
    },
  },
  {
    name: 'two pictures of one name',
    make: (copy) => {
      photograph(words)(copy);
      copy.write('photos/ladder.png', smallPicture);
    },
  },
  {
    name: 'the same picture twice',
    make: (copy) => {
      photograph(words)(copy);
      copy.write('photos/steps.jpg', picture);
      copy.write('photos/steps.yaml', 'alt: Steps lead up to the loft\n');
    },
  },
  {
    name: 'a photograph of an unknown service',
    make: photograph(`${words}service: sprin\n`),
  },
  {
    name: 'a photograph of an unknown place',
    make: photograph(`${words}place: atlantis\n`),
  },
  {
    name: 'a photograph of a person nobody has named',
    make: photograph(`${words}person: Sam Rade\n`),
  },
  {
    name: 'a photograph for a page without room for it',
    make: photograph(`${words}page: [home, prices]\n`),
  },
  {
    name: 'a photograph for a page by number',
    make: photograph(`${words}page: 3\n`),
  },
  {
    name: 'two photographs for one page',
    make: (copy) => {
      for (const file of copy.list('photos')) copy.remove(`photos/${file}`);
      photograph(`${words}page: contact\n`)(copy);
      copy.write('photos/steps.jpg', otherPicture);
      copy.write('photos/steps.yaml', 'alt: Steps lead up to the loft\npage: contact\n');
    },
  },
  {
    name: 'a photograph of a day to come',
    make: photograph(`${words}takenOn: 2027-05-01\n`),
  },
  {
    name: 'an unknown placeholder in the caption of a photograph',
    make: photograph(`${words}caption: From {price.sprin}\n`),
  },
  {
    name: 'a picture that is too small',
    make: photograph(words, smallPicture),
  },
  {
    name: 'a picture that is too narrow once upright',
    make: photograph(words, uprightPicture),
  },
  {
    name: 'a picture of 26 MB',
    make: photograph(words, Buffer.concat([picture, Buffer.alloc(26_000_000)])),
  },
  {
    name: 'text by the name of a picture',
    make: photograph(words, 'Not a picture at all.\n'),
  },
  {
    name: 'a drawing by the name of a picture',
    make: photograph(words, '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hostname"/></svg>'),
  },
  {
    name: 'a picture that broke on its way',
    make: photograph(words, picture.subarray(0, picture.length / 2)),
  },
  {
    name: 'HEIC straight from a telephone',
    make: (copy) => {
      copy.write('photos/ladder.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
      copy.write('photos/ladder.yaml', words);
    },
  },
  {
    name: 'HEIC by the name of JPEG',
    make: photograph(words, Buffer.from('\0\0\0\x18ftypheix\0\0\0\0mif1heix', 'latin1')),
  },
  {
    name: 'a GIF',
    make: (copy) => {
      copy.write('photos/ladder.gif', 'GIF89a');
      copy.write('photos/ladder.yaml', words);
    },
  },
];
