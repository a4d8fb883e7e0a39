import type { Guard } from '../guard.ts';

/** Drafts of several tabs. */
export const draftGuards: Guard[] = [
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'if (kept?.at !== at) break;',
    to: 'if (!kept) break;',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'kept.at > (removed.get(key) ?? 0)',
    to: 'true',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'from = kept.from;',
    to: 'break;',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'last !== undefined && openOwn().read() === undefined',
    to: 'false',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'shownFrom?.onChangeElsewhere(() => storeIfLost(shownFrom))',
    to: 'undefined',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'isLost && !isDeleted()',
    to: 'isLost',
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
    from: 'shown.set(key, kept);',
    to: '',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/account/device-data.ts',
    from: 'announceDeletion({ ownerId: userId, kinds: [kind] });',
    to: '',
    tests: ['src/features/account/device-data.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/features/session/follow-other-tabs.ts',
    from: 'removeUserData(message.ownerId, message.kinds)',
    to: 'removeUserData(message.ownerId)',
    tests: ['src/features/session/follow-other-tabs.test.ts'],
  },
  {
    tag: 'F40',
    file: 'src/storage/drafts.ts',
    from: 'kept && kept.at !== shown.get(key)?.at',
    to: 'false',
    tests: ['src/storage/drafts-of-tabs.test.ts'],
  },
];
