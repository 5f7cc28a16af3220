import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTimeSlices } from '../../src/server/time-slices.ts';

/** A clock that moves when it is told to. */
let time = 0;
const clock = () => time;

test('jobs are run in the order in which they came, those of one slice in one tick', async () => {
  const slices = createTimeSlices(50, clock);
  const done: number[] = [];
  for (const job of [1, 2, 3]) slices.add(() => done.push(job));
  expect(done).toEqual([]);
  await nextTick();
  expect(done).toEqual([1, 2, 3]);
});

test('a slice ends after its time, and the next tick goes on', async () => {
  const slices = createTimeSlices(5, clock);
  const done: number[] = [];
  for (const job of [1, 2, 3]) {
    slices.add(() => {
      time += 6;
      done.push(job);
    });
  }
  for (const count of [1, 2, 3]) {
    await nextTick();
    expect(done).toHaveLength(count);
  }
});

test('a tick that is postponed runs no job, and only that tick does', async () => {
  const slices = createTimeSlices(50, clock);
  const done: number[] = [];
  for (const job of [1, 2, 3]) slices.add(() => done.push(job));
  slices.postpone();
  await nextTick();
  expect(done).toEqual([]);
  await nextTick();
  expect(done).toEqual([1, 2, 3]);
});

test('jobs that are postponed again and again are run all the same, one in nine ticks', async () => {
  const slices = createTimeSlices(50, clock);
  let done = 0;
  for (let job = 0; job < 10; job++) slices.add(() => done++);
  for (let tick = 0; tick < 45; tick++) {
    slices.postpone();
    await nextTick();
  }
  expect(done).toBe(5);
});

test('a queue that is never empty lets go of what is done, and loses nothing', async () => {
  const slices = createTimeSlices(50, clock);
  const count = 20_000;
  let done = 0;
  const step = () => {
    done++;
    if (done <= count - 3) slices.add(step);
  };
  for (let index = 0; index < 3; index++) slices.add(step);
  for (let tick = 0; tick < 1000 && done < count; tick++) await nextTick();
  expect(done).toBe(count);
});
