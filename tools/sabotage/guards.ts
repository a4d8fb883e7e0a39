/** A guard of the product, with the smallest change that removes it. */
export interface Guard {
  /** The fault that it prevents, such as 'F31' (faults.md): only tests with this tag count. */
  tag: `F${number}`;
  /** The file, relative to the root. */
  file: string;
  /** The text to remove. It must occur in the file exactly once. */
  from: string;
  /** The replacement. */
  to: string;
  /** The end-to-end tests to run, relative to the root. */
  tests: readonly string[];
}

/** Guards that only a browser can test: the inline scripts, dialogs, reloads, styles. The pure core has `npx stryker run tools/stryker.config.json`. */
export const guards: readonly Guard[] = [
  {
    tag: 'F77',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'void answering.comeBack();',
    to: '',
    tests: ['e2e/guest/early-confirm.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/guest-boot.ts',
    from: 'replaceAskedLocale(chosen);',
    to: '',
    tests: ['e2e/guest/early-language.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/guest.tsx',
    from: 'window.guestLocale ??',
    to: 'window.early?.panel?.getLocale() ??',
    tests: ['e2e/guest/early-language-files.e2e.ts'],
  },
  {
    tag: 'F07',
    file: 'src/guest-boot.ts',
    from: '!early.over && !hasUnsentAnswer(early)',
    to: '!early.over',
    tests: ['e2e/guest/early-drawing.e2e.ts'],
  },
  {
    tag: 'F52',
    file: 'src/ui/page/missing-part.ts',
    from: 'const action = canReloadFor(error)',
    to: 'const action = false',
    tests: ['e2e/robustness/newer-export.e2e.ts'],
  },
  {
    tag: 'F53',
    file: 'src/guest-boot.ts',
    from: `address).catch(() => {
    document.documentElement.dataset.failed = '';`,
    to: 'address).catch(() => {',
    tests: ['e2e/guest/early-panel.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'if (count) return void answering.resumeEarly(count, saved);',
    to: 'if (count) return;',
    tests: ['e2e/guest/early-confirm.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/features/rsvp/early/early-panel.ts',
    from: 'isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve()',
    to: 'Promise.resolve()',
    tests: ['e2e/guest/early-language.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/guest-boot.ts',
    from: 'window.guestBundle?.[locale]',
    to: 'window.guestBundle?.[document.documentElement.lang]',
    tests: ['e2e/guest/early-panel.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/guest-boot.ts',
    from: '(count > 0 || !early.over)',
    to: 'true',
    tests: ['e2e/guest/early-failure.e2e.ts'],
  },
  {
    tag: 'F78',
    file: 'src/features/rsvp/styles/loading.css',
    from: `inset-block-start: 68px;
  inset-inline-start: 16px;
  z-index: 2;`,
    to: 'inset: auto 16px 0;',
    tests: ['e2e/guest/early-hang.e2e.ts'],
  },
  {
    tag: 'F78',
    file: 'src/guest-boot.ts',
    from: '{ ...confirmed, waiting: count > 0 } : undefined',
    to: 'undefined : undefined',
    tests: ['e2e/guest/early-panel.e2e.ts'],
  },
  {
    tag: 'F78',
    file: 'src/guest-boot.ts',
    from: 'answer || isMine ? keep(name, answer) : true',
    to: 'keep(name, answer)',
    tests: ['e2e/guest/early-other-tab.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/guest.tsx',
    from: 'window.early?.panel?.handOver();',
    to: '',
    tests: ['e2e/guest/early-failure.e2e.ts'],
  },
  {
    tag: 'F79',
    file: 'src/features/rsvp/early/early-panel.ts',
    from: 'return isConfirmed && count !== null',
    to: 'return count !== null',
    tests: ['e2e/guest/early-panel.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'while (![i18n.locale, failed].includes(panel.getLocale())) {',
    to: 'while (false) {',
    tests: ['e2e/guest/early-language.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/early/early-panel.ts',
    from: 'else connectCounter(panel, invitation, choice, onChange);',
    to: 'else connectCounter(panel, invitation, null, onChange);',
    tests: ['e2e/guest/early-language.e2e.ts'],
  },
  {
    tag: 'F77',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'choice !== state.choice',
    to: 'answering.getSnapshot().choice === null',
    tests: ['e2e/guest/early-confirm.e2e.ts'],
  },
  {
    tag: 'F39',
    file: 'src/guest-boot.ts',
    from: `if (confirmed && !(answer && isKept)) addEventListener('beforeunload', askBeforeLeaving);
        else `,
    to: '',
    tests: ['e2e/guest/early-confirm.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/early/early-panel.ts',
    from: `target.closest('button')?.lang`,
    to: `target.getAttribute('lang')`,
    tests: ['e2e/guest/early-language.e2e.ts'],
  },
  {
    tag: 'F78',
    file: 'src/guest-boot.ts',
    from: 'text?.parentElement?.prepend(text);',
    to: '',
    tests: ['e2e/guest/early-hang.e2e.ts'],
  },
  {
    tag: 'F78',
    file: 'src/features/rsvp/styles/loading.css',
    from: `position: sticky;
    inset-block: auto 8px;`,
    to: '',
    tests: ['e2e/guest/early-hang.e2e.ts'],
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
    file: 'src/features/rsvp/answering/count.ts',
    from: 'if ((altKey || ctrlKey || metaKey) && /^(Arrow|Page|Home|End)/.test(key)) return 0;',
    to: '',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'if (failed !== undefined && isLocale(i18n.locale)) markDocument(i18n.locale);',
    to: '',
    tests: ['e2e/guest/early-language-files.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/LanguageSwitch.tsx',
    from: '.catch(() => setIsMissing(true))',
    to: '',
    tests: ['e2e/guest/early-language-files.e2e.ts'],
  },
  {
    tag: 'F53',
    file: 'src/guest-boot.ts',
    from: 'delete document.documentElement.dataset.failed;',
    to: '',
    tests: ['e2e/guest/early-failure.e2e.ts'],
  },
  {
    tag: 'F80',
    file: 'src/features/rsvp/early/take-over.ts',
    from: 'failed = locale;',
    to: 'break;',
    tests: ['e2e/guest/early-language-files.e2e.ts'],
  },
  {
    tag: 'F13',
    file: 'src/features/rsvp/panel/AnswerPanel.tsx',
    from: 'target === this || ',
    to: '',
    tests: ['e2e/guest/journeys.e2e.ts'],
  },
  {
    tag: 'F57',
    file: 'src/features/rsvp/card.ts',
    from: `image.setAttribute('data-missing', '')`,
    to: 'undefined',
    tests: ['e2e/guest/faults-of-reading.e2e.ts'],
  },
  {
    tag: 'F81',
    file: 'src/features/rsvp/panel/AnswerPanel.tsx',
    from: 'const asksAgain = count === null || isOverLimit(count, state);',
    to: 'const asksAgain = isOverLimit(count ?? 0, state);',
    tests: ['e2e/guest/journeys.e2e.ts'],
  },
  {
    tag: 'F73',
    file: 'src/features/rsvp/answering/count.ts',
    from: `direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'`,
    to: `direction === '' ? 'ArrowLeft' : 'ArrowRight'`,
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F74',
    file: 'src/features/rsvp/panel/DeliveryNotice.tsx',
    from: '<div role="status">',
    to: '<div>',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F52',
    file: 'src/ui/page/missing-part.ts',
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
    from: 'field.value !== (known.get(field) ?? field.defaultValue)',
    to: 'false',
    tests: ['e2e/session/login.e2e.ts'],
  },
  {
    tag: 'F65',
    file: 'src/forms/errors.ts',
    from: 'error in i18n.messages ? i18n._(error) : error',
    to: 'error',
    tests: ['e2e/events/event-leaving.e2e.ts'],
  },
  {
    tag: 'F70',
    file: 'src/features/rsvp/styles/base.css',
    from: 'overflow-wrap: anywhere;',
    to: 'white-space: nowrap;',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F71',
    file: 'src/features/rsvp/styles/preferences.css',
    from: 'border: 1px solid ButtonBorder;',
    to: '',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F72',
    file: 'src/features/rsvp/styles/thank-you.css',
    from: '@media (prefers-reduced-motion: no-preference)',
    to: '@media all',
    tests: ['e2e/guest/accessibility.e2e.ts'],
  },
  {
    tag: 'F11',
    file: 'src/guest-requests.ts',
    from: `, cache: 'no-store'`,
    to: '',
    tests: ['e2e/guest/reading-again.e2e.ts'],
  },
];
