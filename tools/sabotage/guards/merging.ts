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
  { ...merge, from: 'findOwn(start.sent, theirTexts)', to: '[]' },
  { ...merge, from: 'readSent(draft)', to: '{}' },
  {
    tag: 'F29',
    file: 'src/forms/draft-beginning.ts',
    from: '...now,',
    to: '',
    tests: ['src/forms/draft-beginning.test.ts'],
  },
  {
    tag: 'F29',
    file: 'src/forms/use-schema-form.ts',
    from: 'onSavedBefore?.(sending.saved)',
    to: 'undefined',
    tests: ['screens/forms/left-forms.screen.ts'],
  },
  {
    tag: 'F08',
    file: 'src/forms/use-schema-form.ts',
    from: 'const sending = element && draft ? getSending(draft.key) : undefined;',
    to: 'const sending = undefined as ReturnType<typeof getSending>;',
    tests: ['screens/forms/left-forms.screen.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/guests/EditGuest.tsx',
    from: 'form.busy ? onClose : leave',
    to: 'leave',
    tests: ['screens/forms/left-forms.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/features/messages/EventMessages.tsx',
    from: 'getDraft(opened).read() !== undefined;',
    to: 'false;',
    tests: ['screens/events/message-conflicts.screen.ts'],
  },
  { ...merge, from: 'draft: withBeginning(draft, start.beginning, start.sent)', to: 'draft' },
  { ...merge, from: 'names.mine.filter((name) => !outvoted.includes(name))', to: 'names.mine' },
  { ...merge, from: 'sent.length === 0 && outvoted.length > 0', to: 'outvoted.length > 0' },
  { ...merge, from: ' && each.mine === one.mine && each.theirs === one.theirs', to: '' },
  { ...merge, from: 'startWith(beginning, true)', to: 'setStart((now) => ({ ...now, beginning }))' },
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
    from: 'answerForNobody.current?.();',
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
  {
    tag: 'F06',
    file: 'src/forms/use-schema-form.ts',
    from: 'if (mayBeSent(values)) draft?.write',
    to: 'if (isChanged(defaultValue, values)) draft?.write',
    tests: ['screens/forms/put-back.screen.ts'],
  },
];
