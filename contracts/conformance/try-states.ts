import { sent } from '../organiser-calls.ts';
import { postState } from '../reach.ts';
import { findStateFault, listOwed, type StateChange, states } from '../state-values.ts';

const contents = {
  event: { name: 'A dinner' },
  guests: [{ name: 'Grace Okafor', invitees: 2 }],
  messages: [{ title: 'Invitation', message: 'Please come.' }],
};
/** Parameters as in the pact. */
const paramsByState: Record<string, StateChange['params']> = {
  'an organiser is signed in': { preference: sent.preference },
  'an account': { password: 'jasmine in june' },
  'an event': { ...contents, guestCount: 1 },
  'an event of another organiser': contents,
};

/** Sets each provider state up and tears it down. @returns a line for each: what it owes and what it gives */
export async function tryStates(stateUrl: string): Promise<{ isRight: boolean; line: string }[]> {
  const results = [];
  for (const state of states) {
    const params = paramsByState[state] ?? {};
    const { values, refusal } = await postState(stateUrl, { state, params, action: 'setup' });
    const owed = listOwed({ state, params });
    const teardown = await postState(stateUrl, { state, params, action: 'teardown' });
    const refusals = [refusal, teardown.refusal && `${teardown.refusal} (teardown)`].filter(Boolean);
    const faults = refusals.map((each) => `it answers ${each}`);
    if (refusal === undefined) faults.push(...owed.flatMap((name) => findStateFault(name, values) ?? []));
    const given = Object.keys(values).join(', ') || 'nothing';
    const line = `${faults.length === 0 ? '✓' : '✗'} ${state}: owed ${owed.join(', ')}; given ${given}`;
    results.push({ isRight: faults.length === 0, line: [line, ...faults].join('\n    ') });
  }
  return results;
}
