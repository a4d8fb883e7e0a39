import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  const clock = { time: 0 };
  const output = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, clock, output, now: () => clock.time };
}

test('without a terminal it prints the first step, then lines at intervals, and the end', () => {
  const { written, clock, output, now } = record(false);
  const progress = createProgress(4, output, now);
  for (const [name, time] of [
    ['a', 1_000],
    ['b', 11_000],
    ['c', 12_000],
    ['d', 13_000],
  ] as const) {
    clock.time = time;
    progress.step(name);
  }
  expect(written).toEqual(['1 of 4: a\n', '2 of 4: b\n', '4 of 4: d\n']);
});

test('in a terminal one line is overwritten, and finished at the end', () => {
  const { written, output, now } = record(true);
  const progress = createProgress(2, output, now);
  progress.step('a');
  progress.step('b');
  expect(written).toEqual(['\r\u001B[2K1 of 2: a', '\r\u001B[2K2 of 2: b\n']);
});
