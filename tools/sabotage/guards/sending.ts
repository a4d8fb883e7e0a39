import type { Guard } from '../guard.ts';

const of = (name: string) => ({
  file: `src/${name}`,
  tests: ['screens/guests/while-sending.screen.ts'],
});

/** What is on the screen while a write runs, and after it failed. */
export const sendingGuards: Guard[] = [
  {
    tag: 'F10',
    ...of('forms/hold-fields.ts'),
    from: `for (const field of texts) field.toggleAttribute('readonly', isHeld);`,
    to: '',
  },
  {
    tag: 'F10',
    ...of('forms/hold-fields.ts'),
    from: 'event.target.matches(choices) && !isLeaving',
    to: 'false',
  },
  { tag: 'F10', ...of('forms/use-schema-form.ts'), from: '      letGo();\n', to: '' },
  { tag: 'F10', ...of('features/guests/AddGuestRow.tsx'), from: 'readOnly={isSending}', to: '' },
  {
    tag: 'F06',
    ...of('forms/use-merge.ts'),
    from: 'readBefore(readAgain())',
    to: 'readAgain()',
  },
  {
    tag: 'F06',
    file: 'src/features/guests/mutations.ts',
    from: 'readBefore(readGuestAgain(store, seen.id))',
    to: 'readGuestAgain(store, seen.id)',
    tests: ['screens/guests/refused-guests.screen.ts'],
  },
  {
    tag: 'F06',
    ...of('features/guests/GuestPanel.tsx'),
    from: '!data || isGone(error)',
    to: '!data || error',
  },
  { tag: 'F06', ...of('features/guests/AnswerByHand.tsx'), from: '{isSaving && (', to: '{false && (' },
  {
    tag: 'F06',
    file: 'src/features/guest-export/GuestListActions.tsx',
    from: 'void client.cancelQueries(query, { revert: false })',
    to: '{}',
    tests: ['screens/guests/export.screen.ts'],
  },
  {
    tag: 'F06',
    file: 'src/features/guest-export/GuestListActions.tsx',
    from: '!(error instanceof CancelledError) &&',
    to: '',
    tests: ['screens/guests/export.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/event-images.ts',
    from: 'Number(draft.read()?.[countKey]) || 0',
    to: '0',
    tests: ['screens/events/lost-images.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/event-images.ts',
    from: '.filter(isFile).length + lost',
    to: '.filter(isFile).length',
    tests: ['screens/events/lost-images.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/event-images.ts',
    from: "draft.read()?.[refusedKey] ?? ''",
    to: "''",
    tests: ['screens/events/refused-image.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/new-event-images.ts',
    from: 'if (isOpen() || isSending()) openDraft()',
    to: 'openDraft()',
    tests: ['screens/events/slow-images.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/new-event-images.ts',
    from: 'cancelReadings();\n        draft.remove();',
    to: 'draft.remove();',
    tests: ['screens/events/slow-images.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/events/new-event-images.ts',
    from: 'if (!isSending()) throw new SessionOver();',
    to: '',
    tests: ['screens/events/awaited-images.screen.ts'],
  },
];
