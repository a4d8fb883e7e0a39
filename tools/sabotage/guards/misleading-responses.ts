import type { Guard } from '../guard.ts';

const rsvp = 'src/features/rsvp';
const of = (name: string) => ({ file: `src/${name}.ts`, tests: [`src/${name}.test.ts`] });

/** Responses of a cache that mixes up guests, of a gateway that answers like the API, and calls that were cut. */
export const misleadingResponseGuards: Guard[] = [
  {
    tag: 'F04',
    file: `${rsvp}/answer-reader.ts`,
    from: 'if (isOtherGuest && known && known.guestId !== guestId) return true;',
    to: '',
    tests: [`${rsvp}/other-guest.test.ts`],
  },
  {
    tag: 'F04',
    file: `${rsvp}/answering.ts`,
    from: `saved === unsent.read()?.instead ? 'not-saved' : 'changed'`,
    to: `'changed'`,
    tests: [`${rsvp}/other-guest.test.ts`],
  },
  { tag: 'F25', ...of('features/rsvp/invitation'), from: ', readId(id)]', to: ']' },
  {
    tag: 'F14',
    file: `${rsvp}/answering.ts`,
    from: ` || page === 'not-valid') return read();`,
    to: ') return read();',
    tests: [`${rsvp}/gone-link.test.ts`],
  },
  {
    tag: 'F14',
    file: `${rsvp}/answer-reader.ts`,
    from: `reading.kind === 'not-valid' || get().page === 'loading'`,
    to: `reading.kind === 'not-valid' || get().page !== 'ready'`,
    tests: [`${rsvp}/gone-link.test.ts`],
  },
  {
    tag: 'F14',
    file: `${rsvp}/describe-outcome.ts`,
    from: `return { storage: isOwn && 'keep', change: { page`,
    to: `return { change: { page`,
    tests: [`${rsvp}/describe-outcome.test.ts`],
  },
  {
    tag: 'F07',
    file: `${rsvp}/kept-answer.ts`,
    from: 'if (get().choice === null && !isOverLimit(left.count, get())) set({ choice: left.count });',
    to: '',
    tests: [`${rsvp}/left-answer.test.ts`],
  },
  {
    tag: 'F39',
    file: `${rsvp}/kept-answer.ts`,
    from: 'if (get().pending !== null && unsent.read() === undefined) set({ isKept: false });',
    to: '',
    tests: [`${rsvp}/left-answer.test.ts`],
  },
  {
    tag: 'F08',
    ...of('features/session/login-error'),
    from: 'mayBeDone(error) && !(error instanceof UnreachableApi)',
    to: 'false',
  },
  {
    tag: 'F08',
    ...of('forms/sending-forms'),
    from: 'mayHaveBeenDone(error)',
    to: 'mayBeDone(error)',
  },
  {
    tag: 'F75',
    ...of('domain/guest-draft'),
    from: 'v.pipe(people, v.nonEmpty(enterPeople))',
    to: 'people',
  },
  {
    tag: 'F64',
    ...of('features/guest-import/guest-row'),
    from: '.trim()).replace(/[.,]0{1,2}$/',
    to: '.replaceAll(/[-–\\s()]/g, "")).replace(/[.,]0+$/',
  },
  {
    tag: 'F66',
    file: 'src/features/guests/TypedAnswer.tsx',
    from: 'toLatinDigits(text.trim())',
    to: 'text.trim()',
    tests: ['screens/guests/typed-answer.screen.ts'],
  },
];
