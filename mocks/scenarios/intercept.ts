import { getScenarios } from '../world/choice.ts';
import type { Incoming, Next } from '../engine/incoming.ts';
import type { Interceptor } from '../engine/handlers.ts';
import { problemResponse, Refusal } from '../engine/refusal.ts';
import { matches, parseScenarios, type Asked, type Known } from './scenario-grammar.ts';
import type { World } from '../world/world.ts';

/**
 * Passes a call through its scenarios, the first outermost, to the server behind them. The request names them, or else
 * its world; an unknown name is refused with the list of known ones.
 */
export const createInterceptor =
  (known: Known): Interceptor =>
  async (request, world, call, server) => {
    try {
      const asked = parseScenarios(getScenarios(request) ?? world.scenarios, known);
      return await through(asked, world, call, server);
    } catch (error) {
      if (error instanceof Refusal) return problemResponse(error);
      throw error;
    }
  };

function through(asked: Asked[], world: World<unknown>, call: Incoming, server: Next): Promise<Response> {
  const matching = asked.filter((each) => matches(each, call) && isLeft(each, world));
  const all = matching.reduceRight<Next>(
    (next, { scenario }) =>
      async (call) =>
        scenario.play(call, next),
    server,
  );
  return all(call);
}

/** Counts the call, and returns whether a counted scenario still applies. */
function isLeft({ text, times }: Asked, world: World<unknown>): boolean {
  const before = world.played.get(text) ?? 0;
  world.played.set(text, before + 1);
  return before < times;
}
