import type { Guard } from '../guard.ts';

const of = (name: string) => ({ file: `src/${name}.ts`, tests: [`src/${name}.test.ts`] });
const events = of('features/events/mutations');
const messages = of('features/messages/mutations');
const guests = of('domain/guest-mutations');
const sessions = of('features/session/mutations');
const preferences = of('features/session/save-preference');

/** The writes of an organiser, and what their responses prove. */
export const writeGuards: Guard[] = [
  {
    tag: 'F04',
    ...of('api/envelope'),
    from: '(Array.isArray(errors) && errors.length > 0)',
    to: 'false',
  },
  {
    tag: 'F04',
    ...of('api/envelope'),
    from: ' && status !== null',
    to: '',
  },
  { tag: 'F04', ...events, from: 'if (isSame && !complains(data))', to: 'if (isSame)' },
  { tag: 'F04', ...events, from: 'if (isSame && !complains(data))', to: 'if (!complains(data))' },
  {
    tag: 'F04',
    ...events,
    from: 'if (findDifferences(stored.details, details).length > 0) throw new UnreadableResponse();',
    to: '',
  },
  {
    tag: 'F04',
    ...events,
    from: 'answered?.id !== event.id || complains(data)',
    to: 'answered?.id !== event.id',
  },
  {
    tag: 'F04',
    ...events,
    from: `settle(
    () => patchEvent(api, event, details).then(expectSaved),
    () => readAgain(backend, event.id).then(expectSaved),
  )`,
    to: 'patchEvent(api, event, details).then(expectSaved)',
  },
  {
    tag: 'F04',
    file: 'src/api/settle-deletion.ts',
    from: 'if (response.status !== 204) throw new UnreadableResponse();',
    to: '',
    tests: events.tests,
  },
  { tag: 'F08', ...of('api/read-back'), from: '!mayBeDone(error) ||', to: '!isInconclusive(error) ||' },
  {
    tag: 'F07',
    ...of('api/read-back'),
    from: 'if (!options.isLeaving) await expectConnection(look);',
    to: '',
  },
  { tag: 'F07', ...of('api/create-once'), from: 'else await expectConnection(isThere);', to: '' },
  {
    tag: 'F04',
    file: 'src/api/read-back.ts',
    from: `throw new UnreadableResponse('What was removed is still there');`,
    to: '',
    tests: events.tests,
  },
  {
    tag: 'F04',
    file: 'src/api/read-back.ts',
    from: 'return readBack(look());',
    to: 'return look();',
    tests: events.tests,
  },
  {
    tag: 'F04',
    ...messages,
    from: 'if (complains(data) || !isAlike(created, fields))',
    to: 'if (complains(data))',
  },
  {
    tag: 'F04',
    ...messages,
    from: 'if (complains(data) || !isAlike(created, fields))',
    to: 'if (!isAlike(created, fields))',
  },
  {
    tag: 'F04',
    ...messages,
    from: 'if (!isAlike(stored, fields)) throw new UnreadableResponse();',
    to: '',
  },
  {
    tag: 'F04',
    ...messages,
    from: 'answered?.id !== messageId || complains(data)',
    to: 'answered?.id !== messageId',
  },
  {
    tag: 'F04',
    ...messages,
    from: 'if (!isSelected || complains(body)) throw new UnreadableResponse();',
    to: 'if (complains(body)) throw new UnreadableResponse();',
  },
  {
    tag: 'F04',
    ...messages,
    from: 'if (!isSelected || complains(body)) throw new UnreadableResponse();',
    to: 'if (!isSelected) throw new UnreadableResponse();',
  },
  {
    tag: 'F04',
    ...messages,
    from: '() => patchMessage(store, messageId, body).then(expectSaved)',
    to: '() => patchMessage(store, messageId, body)',
  },
  {
    tag: 'F04',
    ...events,
    from: '() => patchEvent(api, event, details).then(expectSaved)',
    to: '() => patchEvent(api, event, details)',
  },
  { tag: 'F04', ...messages, from: 'if (!isSelected) throw new UnreadableResponse();', to: '' },
  {
    tag: 'F04',
    ...guests,
    from: 'isRecord(data) && !complains(data) ? parseGuest(data.data) : undefined',
    to: 'isRecord(data) ? parseGuest(data.data) : undefined',
  },
  { tag: 'F04', ...preferences, from: `isDoubtful(data, ['_id', ...Object.keys(body)]) || `, to: '' },
  { tag: 'F04', ...preferences, from: ' || contradicts(data, body)', to: '' },
  {
    tag: 'F04',
    ...preferences,
    from: 'if (!holds((await readMe(api)).preference, body)) throw new UnreadableResponse();',
    to: '',
  },
  { tag: 'F04', ...sessions, from: 'if (isRefused(body))', to: 'if (false)' },
  { tag: 'F44', ...sessions, from: ' || isOfOther(token, user.id)', to: '' },
  {
    tag: 'F04',
    file: 'src/api/read-back.ts',
    from: 'if (!isRecord(body) || complains(body)) return true;',
    to: '',
    tests: preferences.tests,
  },
  {
    tag: 'F04',
    file: 'src/ui/report-failure.ts',
    from: 'mayHaveBeenDone(error) ? doubt : message',
    to: 'message',
    tests: ['src/features/session/preference-saver.test.ts'],
  },
  {
    tag: 'F06',
    ...of('api/receive'),
    from: 'new NetworkError({ cause })',
    to: 'new NetworkError({ isUnsent: Object.is(globalThis.navigator?.onLine, false), cause })',
  },
  { tag: 'F06', ...of('ui/write-error'), from: 'if (mayBeDone(error))', to: 'if (false)' },
  {
    tag: 'F06',
    file: 'src/api/read-back.ts',
    from: 'cause instanceof NetworkError ? new NetworkError({ isUnsent: true, cause }) : cause',
    to: 'cause',
    tests: ['src/api/read-back.test.ts'],
  },
  { tag: 'F24', ...of('domain/event'), from: 'isFollowed || isFirstOfMany || ', to: 'isFollowed || ' },
  {
    tag: 'F24',
    ...of('domain/event'),
    from: 'paging.hasNextPage ?? Boolean(paging.nextPage)',
    to: 'paging.hasNextPage',
  },
];
