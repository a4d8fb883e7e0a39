import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const unseen = [`${rsvp}/unseen-save.test.ts`];
const time = [`${rsvp}/waiting-time.test.ts`];
const early = [`${rsvp}/early-answer.test.ts`];
const store = `${rsvp}/answering.ts`;
const sender = `${rsvp}/answer-sender.ts`;
const outcomes = `${rsvp}/describe-outcome.ts`;
const reader = `${rsvp}/answer-reader.ts`;

/** An answer that no read has confirmed yet, or that another tab has handled (faults.md, first table). */
export const unseenAnswerGuards: Guard[] = [
  {
    tag: 'F04',
    file: outcomes,
    from: `if (outcome === 'saved-unseen') return`,
    to: 'if (false) return',
    tests: unseen,
  },
  {
    tag: 'F04',
    file: outcomes,
    from: 'wasShown ? state.thanked : thanked',
    to: 'thanked',
    tests: unseen,
  },
  {
    tag: 'F07',
    file: store,
    from: `sender.settle(pending, saved === savedBefore ? 'not-saved' : 'changed');`,
    to: `else set({ pending: null, delivery: 'idle' });`,
    tests: time,
  },
  {
    tag: 'F11',
    file: store,
    from: `saved === savedBefore ? 'not-saved' : 'changed'`,
    to: `'changed'`,
    tests: time,
  },
  {
    tag: 'F06',
    file: reader,
    from: 'notBefore.uptime - performance.now()',
    to: 'notBefore.date - Date.now()',
    tests: time,
  },
  {
    tag: 'F06',
    file: 'src/api/retry-after.ts',
    from: `Date.parse(headers.get('date') ?? '') || now`,
    to: 'now',
    tests: ['src/api/retry-after.test.ts'],
  },
  {
    tag: 'F06',
    file: reader,
    from: 'if (stored === undefined || stored === known) return;',
    to: 'if (stored === undefined) return;',
    tests: time,
  },
  {
    tag: 'F06',
    file: sender,
    from: 'await runWithDeadline(deadlines.notice, reader.waitUntilSettled, undefined);',
    to: 'await reader.waitUntilSettled();',
    tests: time,
  },
  {
    tag: 'F77',
    file: reader,
    from: 'if (isFresh) unsentBefore = left;',
    to: 'unsentBefore = left;',
    tests: early,
  },
  {
    tag: 'F10',
    file: `${rsvp}/early-answer.ts`,
    from: 'if (!get().isKept) kept.keep({ count, instead, waiting: true });',
    to: 'kept.keep({ count, instead, waiting: true });',
    tests: early,
  },
  {
    tag: 'F06',
    file: sender,
    from: 'await runWithDeadline(end - performance.now(), job,',
    to: 'await runWithDeadline(deadlines.save, job,',
    tests: [`${rsvp}/answering.test.ts`],
  },
];
