import '../../../tests/counted-work.ts';
import { expect, test } from 'vitest';
import { countWork } from '../../../tests/counted-work.ts';
import { sampleOf } from '../../../tests/sample-of.ts';
import { hostileAnswers, runOn } from './hostile.table.ts';

/** More than the addresses that are asked for at most, so that twice as many are no more requests. */
const FEW = 1000;

test.each(sampleOf(hostileAnswers, 5))(
  'twice of %s is not much more than twice the work',
  async (_name, type, _count, write) => {
    const measure = async (share: number) => {
      const text = write(share);
      const { blocks, characters } = await countWork(() => runOn(type, text));
      return blocks + characters;
    };
    // The first run does what is done only once, and is not counted.
    await runOn(type, write(FEW));
    const [none, once, twice] = [await measure(0), await measure(FEW), await measure(2 * FEW)];
    expect(twice - none).toBeLessThan(2.2 * (once - none));
  },
);
