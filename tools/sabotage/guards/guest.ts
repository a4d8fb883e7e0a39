import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const invitation = { file: `${rsvp}/invitation.ts`, tests: [`${rsvp}/invitation.test.ts`] };
const guestId = { file: `${rsvp}/guest-id.ts`, tests: [`${rsvp}/guest-id.test.ts`] };

/** The link and the invitation (faults.md, first table). */
export const guestGuards: Guard[] = [
  {
    tag: 'F17',
    file: 'src/api/auth-middleware.ts',
    from: '    if (schemaPath === guestPath || signInPaths.has(schemaPath)) return;\n    const token = getToken();',
    to: '    const token = getToken();',
    tests: ['src/api/auth-middleware.test.ts'],
  },
  {
    tag: 'F19',
    ...invitation,
    from: 'inviteeOnCard: readCount(inviteeOnCard) ?? limit',
    to: 'inviteeOnCard: limit',
  },
  { tag: 'F20', ...invitation, from: ' && limit <= mostPeople', to: '' },
  { tag: 'F20', ...invitation, from: String.raw`/^\s*\d+\s*$/.test(value)`, to: 'false' },
  {
    tag: 'F21',
    ...invitation,
    from: 'isSingle && (limit !== undefined || isMissing(invitees)) ? 1 : limit',
    to: 'limit',
  },
  {
    tag: 'F22',
    ...invitation,
    from: `(typeof value === 'string' ? value.trim() : '')`,
    to: 'String(value)',
  },
  { tag: 'F26', ...guestId, from: String.raw`/^[\w-]{1,128}$/`, to: '/^[^/]*$/' },
  { tag: 'F27', ...guestId, from: '{1,128}', to: '+' },
];
