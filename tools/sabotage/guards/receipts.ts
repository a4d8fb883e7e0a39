import type { Guard } from '../guard.ts';

const mutations = { file: 'src/features/rsvp/mutations.ts', tests: ['src/features/rsvp/mutations.test.ts'] };

/** What a save's own response proves (faults.md, first table). */
export const receiptGuards: Guard[] = [
  { tag: 'F01', ...mutations, from: 'response.status === 200', to: 'response.ok' },
  { tag: 'F02', ...mutations, from: `    return { kind: 'failed' };`, to: `    return { kind: 'saved' };` },
  { tag: 'F03', ...mutations, from: `if (text.startsWith('<')) return 'failed';`, to: '' },
  {
    tag: 'F04',
    ...mutations,
    from: '!complains(receipt) && confirms',
    to: 'confirms',
  },
  { tag: 'F04', ...mutations, from: `if (isRedirected) return 'doubtful';`, to: '' },
  { tag: 'F04', ...mutations, from: 'Object.keys(others).length === 0', to: 'true' },
  { tag: 'F14', ...mutations, from: `if (isGone(error)) return { kind: 'not-valid' };`, to: '' },
  {
    tag: 'F04',
    ...mutations,
    from: 'confirms(receipt.data, { id: guestId, fields: { rsvpCount } })',
    to: 'true',
  },
];
