import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const [answering, waiting, schedules] = [
  [`${rsvp}/answering.test.ts`],
  [`${rsvp}/waiting-answer.test.ts`],
  [`${rsvp}/answering.schedules.test.ts`],
];
const store = `${rsvp}/answering.ts`;
const sender = `${rsvp}/answer-sender.ts`;
const reader = `${rsvp}/answer-reader.ts`;
const mutations = { file: `${rsvp}/mutations.ts`, tests: [`${rsvp}/mutations.test.ts`] };

/** From a press on Confirm to the thank-you (faults.md, first table). */
export const answerGuards: Guard[] = [
  { tag: 'F01', ...mutations, from: 'response.status === 200', to: 'response.ok' },
  { tag: 'F02', ...mutations, from: `    return { kind: 'failed' };`, to: `    return { kind: 'saved' };` },
  { tag: 'F03', ...mutations, from: `if (text.startsWith('<')) return 'failed';`, to: '' },
  {
    tag: 'F04',
    ...mutations,
    from: `!contradicts(receipt, sent) && !contradicts({ data: receipt }, sent)`,
    to: 'true',
  },
  {
    tag: 'F04',
    file: sender,
    from: 'if (intent === undefined) await verify(count);',
    to: '',
    tests: answering,
  },
  { tag: 'F06', file: sender, from: `set({ delivery: 'slow' })`, to: 'undefined', tests: answering },
  {
    tag: 'F06',
    file: sender,
    from: 'if (get().pending === count) onWaiting();',
    to: '',
    tests: answering,
  },
  {
    tag: 'F07',
    file: store,
    from: 'if (sentByItself.has(get().delivery)) await resume();',
    to: '',
    tests: waiting,
  },
  {
    tag: 'F07',
    file: store,
    from: `if (left.instead !== get().saved) return hand({ delivery: 'changed' });`,
    to: '',
    tests: waiting,
  },
  {
    tag: 'F07',
    file: store,
    from: 'if (!left.waiting) {',
    to: 'if (false) {',
    tests: waiting,
  },
  { tag: 'F08', file: sender, from: `if (saved === count) return 'saved';`, to: '', tests: answering },
  {
    tag: 'F08',
    file: sender,
    from: `return reading.isOffline ? 'waiting' : 'unsure';`,
    to: `return 'saved';`,
    tests: answering,
  },
  {
    tag: 'F08',
    file: store,
    from: `return sender.settle(left.count, 'saved');`,
    to: '',
    tests: waiting,
  },
  { tag: 'F09', file: sender, from: 'if (delivering) return;', to: '', tests: answering },
  {
    tag: 'F10',
    file: sender,
    from: `if (intent !== undefined && intent !== count && outcome !== 'not-valid') return;`,
    to: '',
    tests: schedules,
  },
  {
    tag: 'F11',
    file: reader,
    from: 'const isFresh = !saving && saves === savesBefore;',
    to: 'const isFresh = true;',
    tests: schedules,
  },
  {
    tag: 'F11',
    file: store,
    from: 'while (left !== undefined && !reader.isAfterUnsent()) {',
    to: 'while (false) {',
    tests: schedules,
  },
  { tag: 'F14', ...mutations, from: `if (isGone(error)) return { kind: 'not-valid' };`, to: '' },
  {
    tag: 'F15',
    file: reader,
    from: `await within(deadlines.read, read, { kind: 'unreachable' })`,
    to: 'await read(new AbortController().signal)',
    tests: answering,
  },
  {
    tag: 'F18',
    file: store,
    from: 'withinLimit(count, get().invitation?.limit ?? count)',
    to: 'count',
    tests: waiting,
  },
  {
    tag: 'F18',
    file: store,
    from: `if (isOverLimit(left.count, get())) return hand({ delivery: 'over-limit', choice: null });`,
    to: '',
    tests: waiting,
  },
  {
    tag: 'F18',
    file: sender,
    from: '      if (isOverLimit(count, get())) {',
    to: '      if (false) {',
    tests: waiting,
  },
  {
    tag: 'F20',
    file: store,
    from: 'if (get().invitation?.limit === undefined) {',
    to: 'if (false) {',
    tests: waiting,
  },
  { tag: 'F20', file: reader, from: 'if (isPoor(invitation)) return false;', to: '', tests: waiting },
  {
    tag: 'F39',
    file: `${rsvp}/answering-state.ts`,
    from: 'warnBeforeLeaving(state.pending !== null && !state.isKept);',
    to: '',
    tests: waiting,
  },
  { tag: 'F81', file: sender, from: 'if (count === null || ', to: 'if (', tests: answering },
  {
    tag: 'F18',
    file: store,
    from: 'isKept: unsent.write({ ...left, waiting: false })',
    to: '',
    tests: waiting,
  },
  {
    tag: 'F04',
    file: sender,
    from: "if (isOtherGuest) return 'unsure';",
    to: '',
    tests: waiting,
  },
  {
    tag: 'F20',
    file: store,
    from: "set({ delivery: 'held' });\n        return scheduleRetry();",
    to: "return set({ delivery: 'held' });",
    tests: waiting,
  },
  {
    tag: 'F08',
    file: store,
    from: 'if (isUnproven(get().delivery) && retries < mostRetries) scheduleRetry();',
    to: '',
    tests: waiting,
  },
  {
    tag: 'F15',
    file: store,
    from: 'else if (left) scheduleRetry();',
    to: '',
    tests: waiting,
  },
  {
    tag: 'F04',
    ...mutations,
    from: 'isProof && !contradicts',
    to: '!contradicts',
  },
];
