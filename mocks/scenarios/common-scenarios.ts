import type { Incoming, Next } from '../engine/incoming.ts';
import { pause } from './pause.ts';
import * as answers from './scenario-answers.ts';

export interface Scenario {
  /** A one-line description for the panel. */
  about: string;
  /** Which calls it applies to without a scope; by default, every call. */
  meets?: (call: Incoming) => boolean;
  play(call: Incoming, next: Next): Response | Promise<Response>;
}

const saves = (call: Incoming) => call.method !== 'GET';

/** What a server or connection may do to any call. How to request them: scenario-grammar.ts. */
export const commonScenarios = {
  latency: {
    about: 'Every answer takes 1.5 s longer',
    play: async (call, next) => {
      await pause(1_500, call.signal);
      return next(call);
    },
  },
  silent: {
    about: 'No answer; after 60 s the line is cut',
    play: async (call) => {
      await pause(60_000, call.signal);
      return answers.cutConnection();
    },
  },
  '401': {
    about: 'The token does not hold any more',
    play: () => answers.refuse(401, 'Invalid access token detected'),
  },
  '403': { about: 'The user may not do this', play: () => answers.refuse(403, 'You may not do this.') },
  '404': {
    about: 'There is no such thing here',
    play: () => answers.refuse(404, 'There is no such thing.'),
  },
  '410': { about: 'It was here, and is gone', play: () => answers.refuse(410, 'This is gone for good.') },
  '500': { about: 'The server fails, with a message', play: () => answers.refuse(500, 'Server Error') },
  empty500: { about: 'The server fails without a word', play: () => answers.nothing(500) },
  html500: { about: 'The server fails with a page', play: () => answers.html(500, 'Internal Server Error') },
  offline: { about: 'The line is cut before the call is applied', play: answers.cutConnection },
  html200: {
    about: 'A captive portal answers with its own page, and the call is not applied',
    meets: saves,
    play: () => answers.html(200, 'Welcome to the airport’s Wi-Fi'),
  },
  truncated: {
    about: 'The call is applied, its answer breaks off in the middle',
    play: async (call, next) => answers.firstHalf(await next(call)),
  },
  empty200: {
    about: 'The call is applied, its answer is a 200 with nothing in it',
    meets: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.nothing(200)),
  },
  null200: {
    about: 'The call is applied, its answer is a 200 with null',
    meets: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.json(null)),
  },
  'applied-then-dies': {
    about: 'The call is applied, then the line is cut',
    meets: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.cutConnection()),
  },
  'applied-then-504': {
    about: 'The call is applied, then a gateway gives up on its answer',
    meets: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.html(504, 'Gateway Time-out')),
  },
  malformed: {
    about: 'The call is applied, its answer is a 200 in the wrong shape',
    play: async (call, next) => replaceSuccess(await next(call), answers.createMalformed()),
  },
} satisfies Record<string, Scenario>;

/** Only an applied call can lose its response; a refused call stays refused. */
const replaceSuccess = (answer: Response, instead: Response): Response => (answer.ok ? instead : answer);
