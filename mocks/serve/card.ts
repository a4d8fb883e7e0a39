import type { Db } from '../backend/db.ts';
import { cardNames, cardSvg, type CardName } from '../backend/cards/cards.ts';
import type { Incoming } from '../engine/incoming.ts';
import { meetScenarios } from '../scenarios/meet-scenarios.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { refuse } from '../scenarios/scenario-answers.ts';
import { cardPath } from '../backend/seeds/invite.ts';
import type { World } from '../world/world.ts';

/**
 * The picture at `/cards/{name}`: by a guest's `_id`, the invitation of the guest's event, as the guest page loads it;
 * by file name, a drawn card, as in an event's `image`. Otherwise undefined.
 */
export function cardPicture(db: Db, name: string): string | undefined {
  const guest = db.guests.get(name);
  const path = guest ? (db.events.get(guest.event)?.image ?? '') : `/cards/${name}`;
  const card = cardNames.find((each) => cardPath(each) === path) ?? (guest ? anyCard : undefined);
  return card && cardSvg(card);
}

/** For events whose image is not a drawn card. */
const anyCard: CardName = 'blank';

/** Responds to `/cards/…`, through scenarios with the scope `card`; undefined for other paths. */
export async function serveCard(request: Request, world: World<Db>, operationIds: string[]) {
  const { pathname } = new URL(request.url);
  const name = /^\/cards\/([\w.-]+)$/.exec(pathname)?.[1];
  if (name === undefined || request.method !== 'GET') return undefined;
  const call: Incoming = {
    operationId: 'card',
    method: 'GET',
    path: pathname,
    params: {},
    query: {},
    body: '',
    authorization: request.headers.get('authorization'),
    signal: request.signal,
    lenient: false,
  };
  const entry = world.log.add({
    operationId: 'card',
    method: 'GET',
    path: pathname,
    authorization: call.authorization !== null,
    status: 0,
  });
  const response = await meetScenarios({ scenarios, operationIds })(request, world, call, async () =>
    svgResponse(cardPicture(world.db, name)),
  );
  entry.status = response.status;
  return response;
}

function svgResponse(svg: string | undefined): Response {
  if (svg === undefined) return refuse(404, 'There is no such card.');
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
