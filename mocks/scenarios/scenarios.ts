import { conferenceId } from '../backend/seeds/conference.ts';
import type { Incoming } from '../engine/incoming.ts';
import { isRecord } from '../engine/is-record.ts';
import { decodeToken, expiredTokenFor } from '../engine/token.ts';
import { commonScenarios, type Scenario } from './common-scenarios.ts';
import * as answers from './scenario-answers.ts';

const reads = (call: Incoming) => call.method === 'GET';
const operation =
  (...ids: string[]) =>
  (call: Incoming) =>
    ids.includes(call.operationId);

/** The scenarios of the backend: those of any server, and those of its own data. */
export const scenarios = {
  ...commonScenarios,
  lenient: {
    about: 'Responses are not validated (for broken test data)',
    play: (call, next) => next({ ...call, lenient: true }),
  },
  empty: {
    about: 'Every list is empty',
    matches: reads,
    play: async (call, next) =>
      call.path.startsWith('/api/v1/')
        ? answers.editData(await next(call), emptyPage)
        : answers.emptyLists(await next(call)),
  },
  'expired-token': {
    about: 'Login and signup return a token that has expired',
    matches: operation('login', 'signup'),
    play: async (call, next) =>
      answers.editBody(await next(call), (body) => ({
        ...body,
        token: expiredTokenFor(decodeToken(String(body.token))?.id ?? '', Date.now()),
      })),
  },
  'single-guest': {
    about: 'Every event is for single guests: yes or no',
    matches: operation('getRsvp'),
    play: async (call, next) =>
      answers.editData(await next(call), (data) => ({
        ...data,
        invitees: 1,
        inviteeOnCard: 1,
        event: { ...(isRecord(data.event) ? data.event : {}), isSingleGuest: true },
      })),
  },
  'no-invitees': {
    about: 'Every invitation is for 0 guests',
    matches: operation('getRsvp'),
    play: async (call, next) =>
      answers.editData(await next(call), (data) => ({ ...data, invitees: 0, inviteeOnCard: 0 })),
  },
  'no-event': {
    about: 'Every invitation lacks its event',
    matches: operation('getRsvp'),
    play: async (call, next) => answers.editData(await next(call), (data) => ({ ...data, event: null })),
  },
  'ten-thousand': {
    about: 'Every event has the guest list of Ten Thousand Voices',
    matches: (call) => call.operationId !== 'createGuest' && /\/events\/[^/]+\/guests\b/.test(call.path),
    play: (call, next) =>
      next('eventId' in call.params ? { ...call, params: { ...call.params, eventId: conferenceId } } : call),
  },
} satisfies Record<string, Scenario>;

const emptyPage = (data: Record<string, unknown>) =>
  'docs' in data
    ? { ...data, docs: [], totalDocs: 0, totalPages: 1, page: 1, hasNextPage: false, hasPrevPage: false }
    : data;
