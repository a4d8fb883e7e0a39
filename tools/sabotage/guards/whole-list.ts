import type { Guard } from '../guard.ts';

const allGuests = { file: 'src/domain/all-guests.ts', tests: ['src/domain/all-guests.test.ts'] };

/** A part of a guest list does not count as the whole. */
export const wholeListGuards: Guard[] = [
  { tag: 'F60', ...allGuests, from: 'byKey.size >= total;', to: 'true;' },
  { tag: 'F60', ...allGuests, from: 'if (byKey.size < total) {', to: 'if (total < 0) {' },
  {
    tag: 'F60',
    ...allGuests,
    from: `if (!list.isComplete) throw new UnreadableResponse('The server sent a part of the guest list');`,
    to: '',
  },
  {
    tag: 'F60',
    file: 'src/features/guest-export/GuestListActions.tsx',
    from: 'if (!all.isComplete) {',
    to: 'if (all.total < 0) {',
    tests: ['screens/guests/incomplete-list.screen.ts'],
  },
  {
    tag: 'F11',
    file: 'src/features/check-in/check-in-list.ts',
    from: '...refreshShortList,',
    to: '',
    tests: ['screens/check-in/fresh-answers.screen.ts'],
  },
];
