import { describe, expect, test } from 'vitest';
import { findPartEnd, type Progress, readTail } from '../../src/server/request-parts.ts';

const fresh: Progress = { isInBody: false, missing: 0, tail: '' };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** Where the parts of one chunk end, as long as nothing but heads is in it. */
function partsOf(text: string, progress = fresh): string[] {
  const bytes = Buffer.from(text, 'latin1');
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = findPartEnd(bytes, from, from === 0 ? progress : { ...progress, tail: '' });
    parts.push(bytes.toString('latin1', from, end));
    from = end;
  }
  return parts;
}

describe('findPartEnd', () => {
  test('parts end with the empty line behind a head', () => {
    expect(partsOf(get('/1'))).toEqual([get('/1')]);
    expect(partsOf(`${get('/1')}${get('/2')}GET /3`)).toEqual([get('/1'), get('/2'), 'GET /3']);
    expect(partsOf(`\r\n\r\n\r\n${get('/1')}`)).toEqual(['\r\n\r\n', `\r\n${get('/1')}`]);
  });

  test('an empty line is found wherever it is cut', () => {
    for (let cut = 1; cut < 4; cut++) {
      const first = get('/1').slice(0, -cut);
      const tail = readTail('', Buffer.from(first));
      const rest = get('/1').slice(-cut);
      expect(partsOf(rest + get('/2'), { ...fresh, tail })).toEqual([rest, get('/2')]);
    }
  });

  test('an empty line is found though it comes a byte at a time', () => {
    let tail = '';
    const ends: number[] = [];
    for (const [index, character] of [...`${get('/1')}${get('/2')}`].entries()) {
      tail = readTail(tail, Buffer.from(character));
      if (tail === '') ends.push(index + 1);
    }
    expect(ends).toEqual([get('/1').length, 2 * get('/1').length]);
  });

  test('a body of a known length ends there, whatever is in it', () => {
    const bytes = Buffer.from(`ab\r\n\r\ncd${get('/2')}`);
    expect(findPartEnd(bytes, 0, { isInBody: true, missing: 8, tail: '' })).toBe(8);
    expect(findPartEnd(bytes, 3, { isInBody: true, missing: 5, tail: '' })).toBe(8);
    expect(findPartEnd(bytes, 0, { isInBody: true, missing: 1000, tail: '' })).toBe(bytes.length);
  });

  test('a body in chunks ends with an empty line, and comes in small parts', () => {
    const end = '2\r\nab\r\n0\r\n\r\n';
    expect(findPartEnd(Buffer.from(end + get('/2')), 0, { isInBody: true, missing: 0, tail: '' })).toBe(end.length);
    const trailer = '2\r\nab\r\n0\r\nx: y\r\n\r\n';
    expect(findPartEnd(Buffer.from(trailer + get('/2')), 0, { isInBody: true, missing: 0, tail: '' })).toBe(
      trailer.length,
    );
    const many = Buffer.from('1\r\na\r\n'.repeat(10_000));
    expect(findPartEnd(many, 0, { isInBody: true, missing: 0, tail: '' })).toBe(4096);
  });
});
