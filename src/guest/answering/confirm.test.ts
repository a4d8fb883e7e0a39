import { expect, test } from 'vitest';
import { type Answering, untouched } from './answering-state.ts';
import { getConfirmAction, getEarlyAction } from './confirm.ts';
import { createInvitation } from './test-guests.ts';

const open = (state: Partial<Answering>): Answering => ({
  ...untouched,
  page: 'ready',
  invitation: createInvitation(),
  ...state,
});
const single = { invitation: createInvitation({ limit: 1, isSingleGuest: true }) };

test.each<[Partial<Answering>, ReturnType<typeof getConfirmAction>]>([
  [{}, { kind: 'choose' }],
  [{ saved: 2 }, { kind: 'send', answer: { count: 2, basedOn: 2 } }],
  [
    { choice: 3, saved: 2 },
    { kind: 'send', answer: { count: 3, basedOn: 2 } },
  ],
  [{ choice: 4 }, { kind: 'send', answer: { count: 4, basedOn: null } }],
  [{ choice: 5 }, { kind: 'choose' }],
  [{ saved: 5 }, { kind: 'choose' }],
  [{ choice: 3, invitation: createInvitation({ limit: undefined }) }, { kind: 'choose' }],
  [
    { choice: 0, saved: 2 },
    { kind: 'ask', answer: { count: 0, basedOn: 2 } },
  ],
  [{ saved: 0 }, { kind: 'ask', answer: { count: 0, basedOn: 0 } }],
  [
    { ...single, saved: 3 },
    { kind: 'send', answer: { count: 1, basedOn: 3 } },
  ],
  [single, { kind: 'choose' }],
])('[F13] [F18] [F81] Confirm with %j of at most 4 does %j', (state, action) => {
  expect(getConfirmAction(open(state))).toEqual(action);
});

const early = { choice: 3, isConfirmed: true, saved: null };
const answer = { count: 3, basedOn: null };

test.each<
  [string, Parameters<typeof getEarlyAction>[0], Partial<Answering>, ReturnType<typeof getEarlyAction>]
>([
  ['a choice that is not confirmed is shown', { ...early, isConfirmed: false }, {}, { choice: 3 }],
  ['a confirmed answer is shown and sent', early, {}, { choice: 3, send: answer }],
  [
    'a confirmed saved answer is sent',
    { ...early, choice: null, saved: 2 },
    { saved: 2 },
    { choice: null, send: { count: 2, basedOn: 2 } },
  ],
  ['the page asks about 0', { ...early, choice: 0 }, {}, { choice: 0, confirms: true }],
  ['the page asks for a choice', { ...early, choice: null }, {}, { choice: null, confirms: true }],
  [
    'an answer that the page is sending is left to it',
    early,
    { unsent: { ...answer, autoSend: true }, choice: 3, delivery: 'sending' },
    { choice: null },
  ],
  [
    'an answer that the page has saved is left to it',
    early,
    { saved: 3, choice: 3, thanked: true },
    { choice: null },
  ],
  [
    'another answer than the saved one is sent',
    early,
    { saved: 2, choice: 2, thanked: true },
    { choice: 3, send: answer },
  ],
  [
    'a count above a lower limit is not shown',
    early,
    { invitation: createInvitation({ limit: 1 }) },
    { choice: null, send: answer },
  ],
])('[F77] after the early panel, %s', (_, done, state, action) => {
  expect(getEarlyAction(done, open(state))).toEqual(action);
});
