import type { Guard } from '../guard.ts';

/** Drafts of several tabs. */
export const draftGuards: Guard[] = [
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'if (kept?.at !== at) return;',
    to: 'if (!kept) return;',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'kept.at > (removed.get(ownKey) ?? 0)',
    to: 'true',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'from = kept.from;',
    to: 'return;',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'last !== undefined && own.read() === undefined',
    to: 'false',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: '...(shownFrom ? [open(shownFrom.key)] : [])',
    to: '',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: '!held.has(ownKey) || !lastValues.has(ownKey)',
    to: 'true',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/tab-id.ts',
    from: 'sessionStorage.removeItem(key);',
    to: '',
    tests: ['src/storage/tab-id.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'lastValues.set(ownKey, kept.value);',
    to: '',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
];
