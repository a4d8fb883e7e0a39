import type { Guard } from '../guard.ts';

const of = (name: string) => ({ file: `src/${name}.ts`, tests: [`src/${name}.test.ts`] });

/** A gateway's status proves nothing about a write. */
export const gatewayGuards: Guard[] = [
  {
    tag: 'F08',
    ...of('api/errors'),
    from: `(error instanceof ApiError && error.method !== 'GET' && isFromGateway(error.status))`,
    to: 'false',
  },
  { tag: 'F08', ...of('api/create-once'), from: 'if (isRefusal(error)) ', to: '' },
  { tag: 'F08', ...of('api/create-once'), from: 'doubts.set(key, noteStart() + unansweredTimeout);', to: '' },
  { tag: 'F08', ...of('api/create-once'), from: 'error.status < 500 && ', to: '' },
  { tag: 'F08', ...of('api/create-once'), from: 'error instanceof SessionOver ||', to: '' },
  { tag: 'F08', ...of('api/create-once'), from: 'error instanceof NetworkError ||', to: '' },
  {
    tag: 'F08',
    ...of('api/create-once'),
    from: '(error instanceof ApiError && isInconclusive(error))',
    to: 'false',
  },
  { tag: 'F08', ...of('api/create-once'), from: 'if (isUnderWay && !isDone)', to: 'if (false)' },
  { tag: 'F08', ...of('api/create-once'), from: 'isUnderWay && !isDone', to: 'getLeft() > 0 && !isDone' },
  {
    tag: 'F08',
    ...of('api/create-once'),
    from: 'getRemaining(settledFrom - unansweredTimeout)',
    to: 'settledFrom - Date.now()',
  },
  { tag: 'F08', ...of('api/create-once'), from: 'settledFrom === 0 ? 0 : ', to: '' },
  {
    tag: 'F08',
    ...of('api/create-once'),
    from: 'let isDone = await readBack(isThere())',
    to: 'let isDone = await isThere()',
  },
  { tag: 'F08', ...of('api/create-once'), from: 'if (isDone) {', to: 'if (false) {' },
  {
    tag: 'F08',
    ...of('features/events/mutations'),
    from: `settle(
    () => patchEvent(api, event, details).then(expectSaved),
    () => readAgain(backend, event.id).then(expectSaved),
  )`,
    to: 'patchEvent(api, event, details).then(expectSaved)',
  },
  {
    tag: 'F08',
    ...of('features/events/mutations'),
    from: 'alike.some((event) => findDifferences(event.details, details).length === 0)',
    to: 'alike.length > 0',
  },
  {
    tag: 'F08',
    ...of('features/messages/mutations'),
    from: 'settle(\n    () => patchMessage(store, messageId, body).then(expectSaved),\n    () => rereadMessage(store, messageId).then(expectSaved),\n  )',
    to: 'patchMessage(store, messageId, body).then(expectSaved)',
  },
  {
    tag: 'F08',
    ...of('api/settle-deletion'),
    from: 'await settle<unknown>(remove, look, { isLeaving });',
    to: 'await remove();',
  },
  {
    tag: 'F83',
    ...of('features/guest-import/import-run'),
    from: '[400, 409, 413, 422].includes(error.status)',
    to: 'error.status >= 400',
  },
];
