import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const journeys = ['e2e/guest/journeys.e2e.ts'];
const reading = ['e2e/guest/faults-of-reading.e2e.ts'];

/** Guards that only the built page can test: the inline script, the dialog, the card. Each needs a build. */
export const pageGuards: Guard[] = [
  {
    tag: 'F13',
    file: `${rsvp}/ZeroCountDialog.tsx`,
    from: 'if (target === this && !isInside) this.close();',
    to: '',
    tests: journeys,
  },
  {
    tag: 'F57',
    file: `${rsvp}/CardImage.tsx`,
    from: `frame.setAttribute('data-missing', alt)`,
    to: 'undefined',
    tests: reading,
  },
  {
    tag: 'F81',
    file: `${rsvp}/AnswerPanel.tsx`,
    from: 'const asksAgain = count === null || isOverLimit(count, state);',
    to: 'const asksAgain = isOverLimit(count ?? 0, state);',
    tests: ['e2e/guest/faults-of-answering.e2e.ts'],
  },
  {
    tag: 'F73',
    file: `${rsvp}/count.ts`,
    from: `direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'`,
    to: `direction === '' ? 'ArrowLeft' : 'ArrowRight'`,
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F74',
    file: `${rsvp}/DeliveryNotice.tsx`,
    from: '<div role="status">',
    to: '<div>',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F52',
    file: 'src/ui/missing-part.ts',
    from: 'if (reloads) location.reload();',
    to: '',
    tests: ['e2e/robustness/newer-export.e2e.ts'],
  },
  {
    tag: 'F54',
    file: 'src/guest.tsx',
    from: 'if (isUnderServiceWorker()) await leaveServiceWorker();',
    to: '',
    tests: ['e2e/robustness/old-worker.e2e.ts'],
  },
  {
    tag: 'F51',
    file: 'src/forms/use-schema-form.ts',
    from: `form?.addEventListener('change', repeat);`,
    to: '',
    tests: ['e2e/session/login.e2e.ts'],
  },
  {
    tag: 'F65',
    file: 'src/forms/error-text.ts',
    from: 'error in i18n.messages ? i18n._(error) : error',
    to: 'error',
    tests: ['e2e/session/login-languages.e2e.ts'],
  },
  {
    tag: 'F70',
    file: `${rsvp}/styles/base.css`,
    from: 'overflow-wrap: anywhere;',
    to: 'white-space: nowrap;',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F71',
    file: `${rsvp}/styles/preferences.css`,
    from: 'border: 1px solid ButtonBorder;',
    to: '',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F72',
    file: `${rsvp}/styles/preferences.css`,
    from: '@media (prefers-reduced-motion: no-preference)',
    to: '@media all',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F11',
    file: 'src/first-requests.ts',
    from: ", cache: 'no-store'",
    to: '',
    tests: ['e2e/guest/reading-again.e2e.ts'],
  },
];
