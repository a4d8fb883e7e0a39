import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const earlyAnswer = [`${rsvp}/early-answer.test.ts`];
const earlyFailure = ['e2e/guest/early-failure.e2e.ts'];
const earlyLate = ['e2e/guest/early-late.e2e.ts'];
const languageFiles = ['e2e/guest/early-language-files.e2e.ts'];

/** Guards of a page whose parts arrive late or not at all: its bundle, its read, its save or a language. */
export const latePartGuards: Guard[] = [
  {
    tag: 'F80',
    file: `${rsvp}/early/take-over.ts`,
    from: 'if (failed !== undefined && isLocale(i18n.locale)) markDocument(i18n.locale);',
    to: '',
    tests: languageFiles,
  },
  {
    tag: 'F80',
    file: `${rsvp}/LanguageSwitch.tsx`,
    from: '.catch(() => setIsMissing(true))',
    to: '',
    tests: languageFiles,
  },
  {
    tag: 'F80',
    file: 'src/guest.tsx',
    from: 'setTimeout(reject, milliseconds)',
    to: 'undefined',
    tests: languageFiles,
  },
  {
    tag: 'F15',
    file: 'src/guest.tsx',
    from: 'early.sentAt + deadlines.read',
    to: 'deadlines.read',
    tests: earlyLate,
  },
  {
    tag: 'F15',
    file: `${rsvp}/PanelStates.tsx`,
    from: 'Math.max(1_000, deadlines.notice - since)',
    to: 'deadlines.notice - since',
    tests: earlyLate,
  },
  {
    tag: 'F53',
    file: 'src/boot.ts',
    from: 'delete document.documentElement.dataset.failed;',
    to: '',
    tests: earlyFailure,
  },
  {
    tag: 'F80',
    file: 'src/i18n/activate.ts',
    from: 'if (!isChosen()) return;',
    to: '',
    tests: ['src/i18n/activate.test.ts'],
  },
  {
    tag: 'F80',
    file: 'src/i18n/activate.ts',
    from: 'if (isChosen()) throw error;',
    to: 'throw error;',
    tests: ['src/i18n/activate.test.ts'],
  },
  {
    tag: 'F80',
    file: `${rsvp}/early/take-over.ts`,
    from: 'failed = locale;',
    to: 'break;',
    tests: languageFiles,
  },
  {
    tag: 'F74',
    file: `${rsvp}/answer-sender.ts`,
    from: `delivery: get().delivery === 'slow' ? 'slow' : 'sending'`,
    to: `delivery: 'sending'`,
    tests: earlyAnswer,
  },
  {
    tag: 'F06',
    file: `${rsvp}/early-answer.ts`,
    from: `get().delivery === 'slow' && set`,
    to: `false && set`,
    tests: earlyAnswer,
  },
  {
    tag: 'F77',
    file: `${rsvp}/retry.ts`,
    from: 'if (milliseconds === undefined && timer !== undefined) return;',
    to: '',
    tests: earlyAnswer,
  },
];
