import type { Incoming, Next } from '../engine/incoming.ts';
import { pause } from './pause.ts';
import * as answers from './scenario-answers.ts';

export interface Scenario {
  /** A one-line description for the panel. */
  about: string;
  /** Which calls it applies to without a scope; by default, every call. */
  matches?: (call: Incoming) => boolean;
  play(call: Incoming, next: Next): Response | Promise<Response>;
}

const saves = (call: Incoming) => call.method !== 'GET';

/** What a server or connection may do to any call. How to request them: scenario-grammar.ts. */
export const commonScenarios = {
  latency: {
    about: 'Every response takes 1.5 s longer',
    play: async (call, next) => {
      await pause(1_500, call.signal);
      return next(call);
    },
  },
  silent: {
    about: 'No response; the connection closes after 60 s',
    play: async (call) => {
      await pause(60_000, call.signal);
      return answers.cutConnection();
    },
  },
  '401': {
    about: 'Returns 401: the token has expired',
    play: () => answers.refuse(401, 'Invalid access token detected'),
  },
  '403': { about: 'Returns 403 Forbidden', play: () => answers.refuse(403, 'You may not do this.') },
  '404': {
    about: 'Returns 404 Not Found',
    play: () => answers.refuse(404, 'There is no such thing.'),
  },
  '410': { about: 'Returns 410 Gone', play: () => answers.refuse(410, 'This is gone for good.') },
  '500': { about: 'Returns 500 with a message', play: () => answers.refuse(500, 'Server Error') },
  empty500: { about: 'Returns 500 with an empty body', play: () => answers.nothing(500) },
  html500: { about: 'Returns 500 with an HTML page', play: () => answers.html(500, 'Internal Server Error') },
  offline: { about: 'The connection closes before the call is applied', play: answers.cutConnection },
  html200: {
    about: 'Returns the HTML page of a captive portal; the call is not applied',
    matches: saves,
    play: () => answers.html(200, 'Welcome to the airport’s Wi-Fi'),
  },
  truncated: {
    about: 'The call is applied, and its response breaks off in the middle',
    play: async (call, next) => answers.firstHalf(await next(call)),
  },
  empty200: {
    about: 'The call is applied, and returns 200 with an empty body',
    matches: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.nothing(200)),
  },
  null200: {
    about: 'The call is applied, and returns 200 with null',
    matches: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.json(null)),
  },
  'applied-then-dies': {
    about: 'The call is applied, then the connection closes',
    matches: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.cutConnection()),
  },
  'applied-then-504': {
    about: 'The call is applied, and a gateway returns 504',
    matches: saves,
    play: async (call, next) => replaceSuccess(await next(call), answers.html(504, 'Gateway Time-out')),
  },
  malformed: {
    about: 'The call is applied, and returns 200 with a body of the wrong shape',
    play: async (call, next) => replaceSuccess(await next(call), answers.createMalformed()),
  },
} satisfies Record<string, Scenario>;

/** Only an applied call can lose its response; a refused call stays refused. */
const replaceSuccess = (answer: Response, replacement: Response): Response =>
  answer.ok ? replacement : answer;
