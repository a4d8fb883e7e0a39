import type { Guard } from '../guard.ts';

const of = (file: string) => ({ file: `src/${file}`, tests: ['screens/guests/quick-choices.screen.ts'] });

const sentDeletions = {
  file: 'src/domain/pending-deletes.ts',
  tests: ['src/domain/sent-deletions.test.ts'],
};

/** Choices in quick succession, and a logout while something is sent. */
export const quickChoiceGuards: Guard[] = [
  {
    tag: 'F10',
    ...of('features/messages/select-message.ts'),
    from: `scope: { id: mutationKey.join(' ') },`,
    to: '',
  },
  {
    tag: 'F10',
    file: 'src/features/messages/select-message.ts',
    tests: ['src/features/messages/select-message.test.ts'],
    from: 'if (!isSelected && next) next.messages = before.messages;',
    to: '',
  },
  {
    tag: 'F10',
    ...of('features/guests/AnswerByHand.tsx'),
    from: 'useIsMutating({ mutationKey: mutation.mutationKey ?? [] }) > 0',
    to: 'false',
  },
  {
    tag: 'F82',
    ...of('routes/_organiser/_signed-in/logout.tsx'),
    from: 'const timer = setTimeout(say, 300);',
    to: 'const timer = 0;',
  },
  {
    tag: 'F82',
    file: 'src/domain/pending-deletes.ts',
    from: 'failures.push(call);',
    to: '',
    tests: ['src/domain/pending-deletes.test.ts'],
  },
  {
    tag: 'F82',
    file: 'src/domain/pending-deletes.ts',
    from: 'call.isReported = true;',
    to: '',
    tests: ['src/domain/pending-deletes.test.ts'],
  },
  {
    tag: 'F10',
    file: 'src/routes/-screens/EventFrame.tsx',
    from: '<EventHead key={eventId} ',
    to: '<EventHead ',
    tests: ['screens/events/doubtful-writes.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/app.tsx',
    from: 'pendingDeletes.hideSent(() => queryClient.invalidateQueries());',
    to: '',
    tests: ['e2e/events/messages.e2e.ts'],
  },
  { tag: 'F82', ...sentDeletions, from: 'sentDeletions.add(sent);', to: '' },
  { tag: 'F82', ...sentDeletions, from: 'sentDeletions.remove(sent);', to: '' },
  { tag: 'F82', ...sentDeletions, from: 'sentDeletions.clear();', to: '' },
  {
    tag: 'F82',
    ...sentDeletions,
    from: 'after(unansweredTimeout, () => void readLists().finally(() => show(ids)));',
    to: 'after(unansweredTimeout, () => show(ids));',
  },
  {
    tag: 'F82',
    ...sentDeletions,
    file: 'src/domain/sent-deletions.ts',
    from: '.filter(({ sentAt }) => Math.abs(now - sentAt) < unansweredTimeout)',
    to: '',
  },
  { tag: 'F08', ...of('app.tsx'), from: 'queryClient.isMutating() > 0 && !mayName', to: '0 > 1' },
  {
    tag: 'F10',
    file: 'src/features/guests/TypedAnswer.tsx',
    from: '(now) => (now === text ? undefined : now)',
    to: 'undefined',
    tests: ['screens/guests/typed-answer.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/domain/hidden-guests.ts',
    from: 'withoutGuests(analytics, findLoaded(client, eventId, hidden))',
    to: 'analytics',
    tests: ['screens/guests/deleted-counts.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/domain/pending-deletes.ts',
    from: 'if (ids.length > 0) hidden.set(',
    to: 'hidden.set(',
    tests: ['screens/guests/deleted-counts.screen.ts'],
  },
];
