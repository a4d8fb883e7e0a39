import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const tests = [`${rsvp}/other-tab.test.ts`];
const store = `${rsvp}/answering.ts`;
const kept = `${rsvp}/kept-answer.ts`;
const takeOver = `${rsvp}/early/take-over.ts`;
const earlyDrawing = ['e2e/guest/early-drawing.e2e.ts'];
const earlyLate = ['e2e/guest/early-late.e2e.ts'];
const earlyLanguage = ['e2e/guest/early-language.e2e.ts'];

/** An answer that another tab or device changes at the same time (faults.md, first table). */
export const otherTabGuards: Guard[] = [
  {
    tag: 'F11',
    file: store,
    from: `else if (sentByItself.includes(delivery) && choice === pending) kept.adopt(left, delivery);`,
    to: '',
    tests,
  },
  {
    tag: 'F11',
    file: store,
    from: `if (isReplaced && get().delivery === 'idle') set({ thanked: false, delivery: 'changed' });`,
    to: '',
    tests,
  },
  {
    tag: 'F11',
    file: kept,
    from: 'choice: isReplaced && choice === pending ? count : choice',
    to: 'choice',
    tests,
  },
  { tag: 'F11', file: kept, from: ' && left?.instead === own?.instead', to: '', tests },
  {
    tag: 'F11',
    file: `${rsvp}/answer-reader.ts`,
    from: "hasRead ? JSON.stringify(unsent.read()) : ''",
    to: 'JSON.stringify(unsent.read())',
    tests,
  },
  {
    tag: 'F39',
    file: store,
    from: `if (left) kept.adopt(left, page === 'ready' ? delivery : undefined);`,
    to: '',
    tests,
  },
  {
    tag: 'F39',
    file: kept,
    from: 'if (isReplaced && !isKept) {',
    to: 'if (false) {',
    tests: [`${rsvp}/left-answer.test.ts`],
  },
  {
    tag: 'F18',
    file: `${rsvp}/answer-sender.ts`,
    from: `if (isOverLimit(count, get())) return settle(count, 'over-limit');`,
    to: '',
    tests,
  },
  { tag: 'F77', file: takeOver, from: 'void answering.comeBack();', to: '', tests: earlyLate },
  {
    tag: 'F80',
    file: 'src/boot.ts',
    from: 'replaceAskedLocale(chosen);',
    to: '',
    tests: earlyLanguage,
  },
  {
    tag: 'F80',
    file: 'src/i18n/activate.ts',
    from: '  replaceAskedLocale(locale);\n',
    to: '',
    tests: earlyLanguage,
  },
  {
    tag: 'F80',
    file: 'src/guest.tsx',
    from: 'window.guestLocale ??',
    to: 'window.early?.panel?.getLocale() ??',
    tests: earlyLanguage,
  },
  {
    tag: 'F39',
    file: 'src/features/check-in/arrival-log.ts',
    from: 'const after = next(read());',
    to: 'const after = next(log.getSnapshot());',
    tests: ['src/features/check-in/full-storage.test.ts'],
  },
  {
    tag: 'F39',
    file: 'src/features/check-in/arrival-log.ts',
    from: 'setExported(0);',
    to: '',
    tests: ['src/features/check-in/full-storage.test.ts'],
  },
  {
    tag: 'F39',
    file: 'src/features/check-in/arrival-log.ts',
    from: 'Math.max(entry.at, last?.at ?? 0)',
    to: 'entry.at',
    tests: ['src/features/check-in/full-storage.test.ts'],
  },
  {
    tag: 'F09',
    file: 'src/features/check-in/arrival-log.ts',
    from: 'if (last?.people === entry.people) return before;',
    to: '',
    tests: ['src/features/check-in/arrival-log.test.ts'],
  },
  {
    tag: 'F39',
    file: 'src/storage/user-data.ts',
    from: `, dependent: keys.exportedCount(keys.arrivals(userId, ''))`,
    to: '',
    tests: ['src/features/account/device-data.test.ts'],
  },
  {
    tag: 'F07',
    file: 'src/boot.ts',
    from: '!early.over && !hasUnsentAnswer(early)',
    to: '!early.over',
    tests: earlyDrawing,
  },
  {
    tag: 'F29',
    file: 'src/features/template/calendar/mutations.ts',
    from: 'now.find((each) => each.id === id) ?? event',
    to: 'now && event',
    tests: ['screens/template/calendar-merge.screen.ts'],
  },
  {
    tag: 'F29',
    file: 'src/features/template/notes/mutations.ts',
    from: `readList(await templateApi.GET('/api/messages-app/messages'))`,
    to: 'queryClient.getQueryData(notes.queryKey) ?? []',
    tests: ['screens/template/notes-merge.screen.ts'],
  },
  {
    tag: 'F46',
    file: 'src/features/session/follow-other-tabs.ts',
    from: 'now.token !== leftWith',
    to: 'false',
    tests: ['src/features/session/follow-other-tabs.test.ts'],
  },
  {
    tag: 'F06',
    file: 'src/features/template/calendar/mutations.ts',
    from: 'queryClient.setQueryData(queryKey, confirmed.get(queryClient));',
    to: '',
    tests: ['src/features/template/calendar/mutations.test.ts'],
  },
];
