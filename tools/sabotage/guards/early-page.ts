import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const early = ['e2e/guest/early-panel.e2e.ts'];
const earlyConfirm = ['e2e/guest/early-confirm.e2e.ts'];
const earlyOtherTab = ['e2e/guest/early-other-tab.e2e.ts'];
const earlyFailure = ['e2e/guest/early-failure.e2e.ts'];
const earlyHang = ['e2e/guest/early-hang.e2e.ts'];
const earlyLanguage = ['e2e/guest/early-language.e2e.ts'];

/** Guards of the page before its bundle: the inline script, the early panel and its replacement. Each needs a build. */
export const earlyPageGuards: Guard[] = [
  {
    tag: 'F53',
    file: 'src/boot.ts',
    from: `address).catch(() => {\n    document.documentElement.dataset.failed = '';`,
    to: 'address).catch(() => {',
    tests: early,
  },
  {
    tag: 'F77',
    file: `${rsvp}/early/take-over.ts`,
    from: 'if (count) return void answering.resumeEarly(count, saved);',
    to: 'if (count) return;',
    tests: earlyConfirm,
  },
  {
    tag: 'F77',
    file: `${rsvp}/early/hold.ts`,
    from: 'isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve()',
    to: 'Promise.resolve()',
    tests: earlyLanguage,
  },
  {
    tag: 'F77',
    file: 'src/boot.ts',
    from: 'window.guestBundle?.[locale]',
    to: 'window.guestBundle?.[document.documentElement.lang]',
    tests: earlyFailure,
  },
  {
    tag: 'F77',
    file: 'src/boot.ts',
    from: '(count > 0 || !early.over)',
    to: 'true',
    tests: earlyFailure,
  },
  {
    tag: 'F78',
    file: `${rsvp}/styles/loading.css`,
    from: 'inset-block-start: 68px;\n  inset-inline-start: 16px;\n  z-index: 2;',
    to: 'inset: auto 16px 0;',
    tests: earlyHang,
  },
  {
    tag: 'F78',
    file: 'src/boot.ts',
    from: '{ ...confirmed, waiting: count > 0 } : undefined',
    to: 'undefined : undefined',
    tests: early,
  },
  {
    tag: 'F78',
    file: 'src/boot.ts',
    from: 'answer || isMine ? keep(name, answer) : true',
    to: 'keep(name, answer)',
    tests: earlyOtherTab,
  },
  {
    tag: 'F78',
    file: 'src/guest.tsx',
    from: 'window.early?.panel?.handOver();',
    to: '',
    tests: earlyConfirm,
  },
  {
    tag: 'F79',
    file: 'src/guest.tsx',
    from: 'if (window.early?.restored) void answering.comeBack();',
    to: '',
    tests: early,
  },
  {
    tag: 'F79',
    file: `${rsvp}/early/early-panel.ts`,
    from: 'return isConfirmed && count !== null',
    to: 'return count !== null',
    tests: early,
  },
  {
    tag: 'F80',
    file: `${rsvp}/early/take-over.ts`,
    from: 'while (![i18n.locale, failed].includes(panel.getLocale())) {',
    to: 'while (false) {',
    tests: earlyLanguage,
  },
  {
    tag: 'F80',
    file: `${rsvp}/early/early-panel.ts`,
    from: 'else connectCounter(panel, invitation, choice, onChange);',
    to: 'else connectCounter(panel, invitation, null, onChange);',
    tests: earlyLanguage,
  },
  {
    tag: 'F77',
    file: `${rsvp}/early/take-over.ts`,
    from: 'choice !== state.choice',
    to: 'answering.getSnapshot().choice === null',
    tests: earlyConfirm,
  },
  {
    tag: 'F39',
    file: 'src/boot.ts',
    from: `if (confirmed && !(answer && isKept)) addEventListener('beforeunload', askBeforeLeaving);\n        else `,
    to: '',
    tests: earlyConfirm,
  },
  {
    tag: 'F80',
    file: `${rsvp}/early/early-panel.ts`,
    from: `target.closest('button')?.lang`,
    to: `target.getAttribute('lang')`,
    tests: earlyLanguage,
  },
  {
    tag: 'F78',
    file: 'src/boot.ts',
    from: 'text?.parentElement?.prepend(text);',
    to: '',
    tests: earlyHang,
  },
  {
    tag: 'F78',
    file: `${rsvp}/styles/loading.css`,
    from: 'position: sticky;\n    inset-block: auto 8px;',
    to: '',
    tests: earlyHang,
  },
  {
    tag: 'F06',
    file: 'src/guest.tsx',
    from: 'inTime(early.sentAt + deadlines.read - performance.now(), early.rsvp)',
    to: 'early.rsvp',
    tests: ['e2e/guest/faults-of-reading.e2e.ts'],
  },
  {
    tag: 'F73',
    file: `${rsvp}/count.ts`,
    from: 'if ((altKey || ctrlKey || metaKey) && /^(Arrow|Page|Home|End)/.test(key)) return 0;',
    to: '',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
];
