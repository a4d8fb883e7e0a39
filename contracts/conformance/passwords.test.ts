import { expect, test } from 'vitest';
import { wrongField } from '../../mocks/engine/refusal.ts';
import { serveMocks } from '../mock-host.ts';
import { cutPassword } from '../mutants/session-mutants.ts';
import { original, replace } from '../mutants/mutant.ts';
import { allFlows } from './flows/all-flows.ts';
import { runFlows } from './run-flows.ts';
import { beginRun } from './sessions.ts';

const refuseLong = replace('signup', (db, call) => {
  if (String(call.body.password).length > 72) throw wrongField(400, 'Too long', 'password', 'Too long');
  return original.signup(db, call);
});

test.each([
  { backend: 'compares them whole', alteration: {}, outcome: 'passed', notes: 0 },
  { backend: 'refuses more than 72 bytes', alteration: refuseLong, outcome: 'passed', notes: 0 },
  { backend: 'compares 72 bytes', alteration: cutPassword(72), outcome: 'passed', notes: 1 },
  { backend: 'compares 71 bytes', alteration: cutPassword(71), outcome: 'failed', notes: 0 },
])('of long passwords, a backend that $backend has $outcome', async ({ alteration, outcome, notes }) => {
  const host = await serveMocks(alteration);
  const flows = allFlows.filter(({ name }) => name === 'a long password counts as a whole');
  const results = await runFlows(await beginRun(host.origin, {}), flows);
  host.close();
  expect(results).toMatchObject([{ outcome }]);
  expect(results[0]?.notes ?? []).toHaveLength(notes);
});
