import type { Guard } from '../guard.ts';

const session = 'src/features/session';
const token = {
  file: `${session}/token.ts`,
  tests: [`${session}/token.test.ts`, `${session}/session.test.ts`],
};
const store = { file: `${session}/session.ts`, tests: [`${session}/session.test.ts`] };
const tabs = { file: `${session}/session.ts`, tests: [`${session}/session.tabs.test.ts`] };
const target = { file: `${session}/redirect-target.ts`, tests: [`${session}/redirect-target.test.ts`] };
const middleware = { file: 'src/api/auth-middleware.ts', tests: ['src/api/auth-middleware.test.ts'] };

/** Session and access (faults.md, second table). */
export const sessionGuards: Guard[] = [
  { tag: 'F38', ...token, from: String.raw`v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)`, to: 'v.minLength(1)' },
  { tag: 'F38', ...token, from: 'v.maxLength(longest), ', to: '' },
  { tag: 'F39', ...store, from: 'if (!isLasting) notify(notices.onlyThisTab());', to: '' },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'const key = keys.draft(userId, form);',
    to: `const key = keys.draft('', form);`,
    tests: ['src/storage/drafts.test.ts'],
  },
  {
    tag: 'F41',
    ...store,
    from: 'if (token === undefined || token !== currentToken() || lastCalls) return;',
    to: '',
  },
  {
    tag: 'F41',
    ...middleware,
    from: 'if (token !== getToken()) throw new SessionOver();',
    to: '',
  },
  { tag: 'F42', ...middleware, from: 'status === 500 || ', to: '' },
  {
    tag: 'F42',
    ...store,
    from: 'status === 500 ? notices.serverError() : notices.tokenRefused(message)',
    to: 'notices.tokenRefused(message)',
  },
  { tag: 'F42', ...store, from: 'cutOff.end(ending, userId, token);', to: '' },
  {
    tag: 'F42',
    file: 'src/forms/sent-forms.ts',
    from: 'if (form.isShown()) shownAtEnd.add(form);',
    to: '',
    tests: ['src/forms/sending-forms.test.ts'],
  },
  { tag: 'F43', ...token, from: 'nowSeconds - skewSeconds', to: 'nowSeconds' },
  {
    tag: 'F44',
    ...tabs,
    from: `store.set({ status: 'frozen', unsent: dropUnsent(false) });`,
    to: '',
  },
  {
    tag: 'F45',
    ...tabs,
    from: `if (found === undefined) return void (state.status !== 'signed-out' && end('cut off'));`,
    to: '',
  },
  {
    tag: 'F40',
    file: `${session}/session.ts`,
    from: ' || lastCalls',
    to: '',
    tests: ['screens/session/logout-failures.screen.ts'],
  },
  {
    tag: 'F45',
    ...tabs,
    from: 'dropUnsent(reason !== undefined)',
    to: 'dropUnsent(true)',
  },
  {
    tag: 'F46',
    ...tabs,
    from: `if (found === undefined) return void (state.status !== 'signed-out' && end('cut off'));`,
    to: '',
  },
  { tag: 'F47', ...target, from: `|| pathname.startsWith('//')`, to: '' },
  {
    tag: 'F47',
    ...target,
    from: 'return leadsTo(pathname) ? pathname + search : defaultTarget;',
    to: 'return pathname + search;',
  },
  {
    tag: 'F49',
    file: `${session}/user.ts`,
    from: `roles.filter((role) => typeof role === 'string')`,
    to: 'roles as string[]',
    tests: [`${session}/user.test.ts`],
  },
  {
    tag: 'F50',
    file: 'src/forms/server-errors.ts',
    from: 'errors.length > 0 ? unmatched : ',
    to: 'errors.length > 0 ? [] : ',
    tests: ['src/forms/server-errors.test.ts'],
  },
  {
    tag: 'F82',
    file: 'src/app.tsx',
    from: '// They may name guests, and an action such as "Try again" would act for the next user.\n      toasts.clear();',
    to: '',
    tests: ['screens/guests/undo-delete.screen.ts'],
  },
  {
    tag: 'F82',
    ...middleware,
    from: 'token === getToken() ? undefined : new SessionOver()',
    to: 'undefined',
  },
  {
    tag: 'F58',
    ...store,
    from: 'if (kept && hasAccess(kept)) return enter(token, kept);',
    to: '',
  },
  {
    tag: 'F58',
    file: `${session}/kept-user.ts`,
    from: 'success && readClaims(token)?.subject === output.id',
    to: 'success',
    tests: ['screens/check-in/without-server.screen.ts'],
  },
  {
    tag: 'F58',
    file: 'src/features/check-in/use-scanned-guest.ts',
    from: 'list?.guests.find(({ id }) => id === guestId)',
    to: 'undefined',
    tests: ['screens/check-in/undo.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/features/check-in/check-in-list.ts',
    from: 'withoutHidden(data?.guests ?? [], hidden)',
    to: 'data?.guests ?? []',
    tests: ['screens/guests/undo-delete.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/features/events/EventCard.tsx',
    from: "useShownAnalytics(id ?? '', event.analytics)",
    to: 'event.analytics',
    tests: ['screens/guests/undo-delete.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/features/guests/CodesPage.tsx',
    from: 'withoutHidden(data?.guests ?? [], hidden)',
    to: '(data?.guests ?? [])',
    tests: ['screens/guests/undo-delete.screen.ts'],
  },
  {
    tag: 'F82',
    file: 'src/features/guest-export/PrintableList.tsx',
    from: 'withoutHidden(data.guests, hidden)',
    to: 'data.guests',
    tests: ['screens/guests/undo-delete.screen.ts'],
  },
  {
    tag: 'F58',
    file: 'src/api/do-without.ts',
    from: 'reject(new NetworkError());',
    to: '{}',
    tests: ['src/api/do-without.test.ts'],
  },
  {
    tag: 'F58',
    file: 'src/features/check-in/check-in-list.ts',
    from: 'error ?? (isPending ? lastError : null)',
    to: 'error',
    tests: ['screens/check-in/without-server.screen.ts'],
  },
  {
    tag: 'F58',
    file: 'src/features/check-in/check-in-list.ts',
    from: 'isAway || ',
    to: '',
    tests: ['screens/check-in/without-server.screen.ts'],
  },
];
