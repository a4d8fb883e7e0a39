import { fork } from 'node:child_process';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { otherBackends } from './other-backends.ts';

let broken: Record<string, string[]> = {};

beforeAll(async () => {
  // The verifier prints each failure, and here all of them are wanted: it does so in a process of its own, unheard.
  const child = fork(new URL('./try-other-backends.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = await new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', resolve);
  });
  broken = v.parse(v.record(v.string(), v.array(v.string())), answer);
}, 60_000);

test.each(otherBackends)('a backend that $name is found out', ({ name, breaks }) => {
  expect(broken[name]).toEqual([breaks]);
});
