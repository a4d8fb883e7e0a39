import type { Guard } from '../guard.ts';

const screen = 'screens/guests/opened-again.screen.ts';
const of = (file: string) => ({ file: `src/${file}`, tests: [screen] });
const clock = { file: 'src/api/call-start.ts', tests: ['src/api/call-start.test.ts'] };
const doubts = { file: 'src/storage/doubts.ts', tests: ['src/storage/doubts.test.ts'] };

/** A form for something new is left, and opened again, before or without a clear response. */
export const createdTwiceGuards: Guard[] = [
  { tag: 'F08', ...doubts, from: 'const known = read();', to: 'const known = new Map<string, number>();' },
  {
    tag: 'F08',
    ...doubts,
    from: 'follow: () => onChangeElsewhere(learn)',
    to: 'follow: () => () => {}',
  },
  { tag: 'F08', ...doubts, from: 'open(record).write([settledFrom, Date.now()]);', to: '' },
  {
    tag: 'F40',
    file: 'src/storage/user-data.ts',
    from: 'removeStored(dependent)',
    to: 'undefined',
    tests: doubts.tests,
  },
  {
    tag: 'F08',
    ...of('api/use-create-once.ts'),
    from: 'once: createOnce(doubts)',
    to: 'once: createOnce()',
  },
  {
    tag: 'F08',
    ...of('features/guests/row-draft.ts'),
    from: 'v.fallback(v.pipe(v.string(), v.minLength(1)), () => crypto.randomUUID())',
    to: 'v.pipe(v.unknown(), v.transform(() => crypto.randomUUID()))',
  },
  {
    tag: 'F09',
    ...of('features/guests/use-guest-form.ts'),
    from: 'formsBeingSent.set(draft.key, form);',
    to: '',
  },
  {
    tag: 'F09',
    ...of('forms/sending-forms.ts'),
    from: 'if (draft) sendings.set(draft.key, sending);',
    to: '',
  },
  { tag: 'F09', ...of('forms/use-schema-form.ts'), from: 'sending.element = element;', to: '' },
  {
    tag: 'F09',
    ...of('features/template/contacts/AddContactToEvent.tsx'),
    from: '=> isSending || ',
    to: '=> ',
  },
  {
    tag: 'F10',
    ...of('forms/sending-forms.ts'),
    from: 'if (draft) reportLeftForm(error, sending);',
    to: '',
  },
  {
    tag: 'F10',
    ...of('features/guests/guest-form.ts'),
    from: 'if (failure !== undefined) reportLeftForm(failure, form);',
    to: '',
  },
  {
    tag: 'F10',
    ...of('features/template/contacts/invite-guest.ts'),
    from: `toasts.show({ variant: 'error', message: describeCreateError(error), detail: name });`,
    to: '',
  },
  {
    tag: 'F08',
    file: 'src/features/guests/guest-form.ts',
    from: 'void reportRepeated(store, [...created, ...alreadyThere]);',
    to: '',
    tests: ['screens/guests/doubtful-guests.screen.ts'],
  },
  {
    tag: 'F08',
    file: 'src/api/create-once.ts',
    from: '          doubts.set(key, 0);\n          throw',
    to: '          doubts.delete(key);\n          throw',
    tests: ['src/api/create-once-tabs.test.ts'],
  },
  {
    tag: 'F08',
    file: 'src/features/template/notes/UnknownNote.tsx',
    from: 'readDraft(draft.read());\n    if (form)',
    to: 'kept;\n    if (form)',
    tests: ['screens/template/notes.screen.ts'],
  },
  { tag: 'F10', ...of('forms/LeaveGuard.tsx'), from: '!isSending && ', to: '' },
  {
    tag: 'F08',
    ...clock,
    from: 'if (start !== undefined) return start + unansweredTimeout - uptime;',
    to: '',
  },
  { tag: 'F08', ...clock, from: 'unansweredTimeout - uptime,', to: '' },
  {
    tag: 'F08',
    ...clock,
    from: 'Math.min(unansweredTimeout, startedAt + unansweredTimeout - Date.now())',
    to: 'startedAt + unansweredTimeout - Date.now()',
  },
  {
    tag: 'F83',
    file: 'src/features/guest-import/import-run.ts',
    from: 'getRemaining(sentAt)',
    to: 'sentAt + 30_000 - Date.now()',
    tests: ['src/features/guest-import/import-run.crash.test.ts'],
  },
];
