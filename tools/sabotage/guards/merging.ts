import type { Guard } from '../guard.ts';

const merge = {
  tag: 'F29' as const,
  file: 'src/forms/use-merge.ts',
  tests: ['screens/forms/merge.screen.ts', 'screens/template/merge.screen.ts'],
};

/** Two people who change one record at the same time. */
export const mergeGuards: Guard[] = [
  {
    tag: 'F29',
    file: 'src/forms/merge-texts.ts',
    from: 'changedThere.has(name)',
    to: 'false',
    tests: ['src/forms/merge-texts.test.ts'],
  },
  {
    tag: 'F29',
    file: 'src/forms/merge-texts.ts',
    from: '!changedHere.has(name)',
    to: 'false',
    tests: ['src/forms/merge-texts.test.ts'],
  },
  {
    tag: 'F29',
    file: 'src/forms/draft-beginning.ts',
    from: '{ ...now, ...Object.fromEntries(kept',
    to: '{ ...Object.fromEntries(kept',
    tests: ['src/forms/draft-beginning.test.ts'],
  },
  {
    tag: 'F29',
    file: 'src/forms/sending-forms.ts',
    from: 'await earlier?.catch(() => undefined);',
    to: '',
    tests: ['screens/forms/left-forms.screen.ts'],
  },
  {
    ...merge,
    from: 'savedSince.get(draft.key) ?? {});',
    to: '{});',
    tests: ['screens/forms/left-forms.screen.ts'],
  },
  { ...merge, from: 'draft: withBeginning(draft, start.beginning)', to: 'draft' },
  { ...merge, from: 'names.mine.filter((name) => !outvoted.includes(name))', to: 'names.mine' },
  { ...merge, from: 'sent.length === 0 && outvoted.length > 0', to: 'outvoted.length > 0' },
  { ...merge, from: ' && each.mine === one.mine && each.theirs === one.theirs', to: '' },
  { ...merge, from: 'restart(merged.fields, true)', to: 'setStart((now) => ({ ...now, beginning }))' },
  {
    tag: 'F23',
    file: 'src/features/guests/EditGuest.tsx',
    from: 'saveGuest(store, theirs, changes)',
    to: 'saveGuest(store, theirs, mine)',
    tests: ['screens/guests/guest-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/ui/use-merge-question.ts',
    from: 'if (!element?.isConnected) answer(undefined);',
    to: '',
    tests: ['screens/guests/guest-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/features/guests/EditGuest.tsx',
    from: 'draft: edit.draft,',
    to: 'draft,',
    tests: ['screens/guests/guest-drafts.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/features/messages/MessageEditor.tsx',
    from: 'isSelected: theirs.isSelected',
    to: 'isSelected: known.isSelected',
    tests: ['screens/events/message-conflicts.screen.ts'],
  },
];
