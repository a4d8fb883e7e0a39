import type { Guard } from '../guard.ts';

const session = 'src/features/session';
const token = {
  file: `${session}/token.ts`,
  tests: [`${session}/token.test.ts`, `${session}/session.test.ts`],
};
const store = { file: `${session}/session.ts`, tests: [`${session}/session.test.ts`] };
const tabs = { file: `${session}/session.ts`, tests: [`${session}/session.tabs.test.ts`] };
const target = { file: `${session}/redirect-target.ts`, tests: [`${session}/redirect-target.test.ts`] };
const bearer = { file: 'src/api/bearer.ts', tests: ['src/api/bearer.test.ts'] };

/** Session and access (faults.md, second table). */
export const sessionGuards: Guard[] = [
  { tag: 'F38', ...token, from: String.raw`v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)`, to: 'v.minLength(1)' },
  { tag: 'F38', ...token, from: 'v.maxLength(longest), ', to: '' },
  { tag: 'F39', ...store, from: 'if (!isLasting()) say(notices.onlyThisTab());', to: '' },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'kept.read()?.[userId]',
    to: `kept.read()?.['']`,
    tests: ['src/storage/drafts.test.ts'],
  },
  { tag: 'F41', ...store, from: 'if (refused !== token) return;', to: '' },
  {
    tag: 'F41',
    ...bearer,
    from: 'if (sent !== undefined && sent !== token()) throw new SessionOver();',
    to: '',
  },
  { tag: 'F42', ...bearer, from: 'status === 500 || ', to: '' },
  { tag: 'F43', ...token, from: 'nowSeconds - skewSeconds', to: 'nowSeconds' },
  { tag: 'F44', ...tabs, from: `become({ status: 'frozen' });`, to: '' },
  {
    tag: 'F45',
    ...tabs,
    from: `if (found === undefined && state.status !== 'signed-out') return end('cut off');`,
    to: '',
  },
  {
    tag: 'F46',
    ...tabs,
    from: `if (found === undefined && state.status !== 'signed-out') return end('cut off');`,
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
    from: 'errors.length > 0 ? homeless : ',
    to: 'errors.length > 0 ? [] : ',
    tests: ['src/forms/server-errors.test.ts'],
  },
];
