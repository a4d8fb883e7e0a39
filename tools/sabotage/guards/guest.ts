import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const mutations = { file: `${rsvp}/mutations.ts`, tests: [`${rsvp}/mutations.test.ts`] };
const answering = { file: `${rsvp}/answering.ts`, tests: [`${rsvp}/answering.test.ts`] };
const schedules = { file: `${rsvp}/answering.ts`, tests: [`${rsvp}/answering.schedules.test.ts`] };
const invitation = { file: `${rsvp}/invitation.ts`, tests: [`${rsvp}/invitation.test.ts`] };
const guestId = { file: `${rsvp}/guest-id.ts`, tests: [`${rsvp}/guest-id.test.ts`] };

/** The guest's answer (faults.md, first table). */
export const guestGuards: Guard[] = [
  { tag: 'F01', ...mutations, from: 'response.status === 200 ?', to: 'response.ok ?' },
  { tag: 'F02', ...mutations, from: `error instanceof ApiError ? 'refused' : 'unanswered'`, to: `'saved'` },
  { tag: 'F03', ...mutations, from: `if (text.startsWith('<')) return 'refused';`, to: '' },
  { tag: 'F04', ...mutations, from: `isJsonObject(text) ? 'saved' : 'unreadable'`, to: `'saved'` },
  { tag: 'F06', ...answering, from: `set({ delivery: 'slow' })`, to: 'undefined' },
  { tag: 'F07', ...answering, from: `if (!line.isUp()) return settle(count, 'waiting');`, to: '' },
  {
    tag: 'F08',
    ...answering,
    from: `return reading.invitation.saved === count ? 'saved' : 'not-saved';`,
    to: `return 'saved';`,
  },
  { tag: 'F09', ...answering, from: 'if (delivering) return;', to: '' },
  { tag: 'F10', ...schedules, from: `if (intent !== count && outcome !== 'not-valid') return;`, to: '' },
  {
    tag: 'F11',
    ...schedules,
    from: `if (savesEnded !== savesBefore) return set({ page: 'ready', invitation });`,
    to: '',
  },
  { tag: 'F14', ...mutations, from: `if (isGone(error)) return 'not-valid';`, to: '' },
  {
    tag: 'F17',
    file: 'src/api/bearer.ts',
    from: 'schemaPath === guestsOwn ||',
    to: '',
    tests: ['src/api/bearer.test.ts'],
  },
  {
    tag: 'F18',
    ...answering,
    from: 'choose: (count: number) => set({ choice: withinLimit(count, limit())',
    to: 'choose: (count: number) => set({ choice: count',
  },
  {
    tag: 'F19',
    ...invitation,
    from: 'inviteeOnCard: inviteeOnCard ?? invitees',
    to: 'inviteeOnCard: invitees',
  },
  { tag: 'F20', ...invitation, from: 'v.maxValue(mostInvitees)', to: 'v.maxValue(Infinity)' },
  { tag: 'F21', ...invitation, from: 'event.isSingleGuest && invitees !== undefined ? 1 :', to: '' },
  {
    tag: 'F22',
    ...invitation,
    from: `const text = v.fallback(v.pipe(v.string(), v.trim()), '');`,
    to: 'const text = v.pipe(v.string(), v.trim());',
  },
  { tag: 'F26', ...guestId, from: String.raw`/^[\w-]{1,128}$/`, to: '/^[^/]*$/' },
  { tag: 'F27', ...guestId, from: '{1,128}', to: '+' },
];
