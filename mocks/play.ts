import type { Incoming } from './incoming.ts';
import { isMet, type Asked } from './scenario-grammar.ts';
import type { Next } from './scenarios.ts';
import type { World } from './world.ts';

/** Sends a call through the scenarios it meets, the first outermost, and to the server behind them. */
export function play<Db>(
  asked: readonly Asked[],
  world: World<Db>,
  call: Incoming,
  server: Next,
): Promise<Response> {
  const met = asked.filter((each) => isMet(each, call) && isLeft(each, world));
  const through = met.reduceRight<Next>(
    (next, { scenario }) =>
      async (call) =>
        scenario.play(call, next),
    server,
  );
  return through(call);
}

/** Counts the call, and says whether a counted scenario still has a turn. */
function isLeft<Db>({ text, times }: Asked, world: World<Db>): boolean {
  const before = world.played.get(text) ?? 0;
  world.played.set(text, before + 1);
  return before < times;
}
