import type { Db } from '../backend/db.ts';
import { cardNames, type CardName } from '../backend/cards/cards.ts';
import { cardPath } from '../backend/seeds/invite.ts';
import { type Interceptor, receive } from '../engine/handlers.ts';
import { refuse } from '../scenarios/scenario-answers.ts';
import type { World } from '../world/world.ts';

/**
 * The address of the picture at `/cards/{name}`: by a guest's `_id`, the image of the guest's event, as the guest page
 * loads it; by file name, a drawn card. A file of an organiser is a `data:` URL. Otherwise undefined.
 */
export function findCard(db: Db, name: string): string | undefined {
  const guest = db.guests.get(name);
  const image = guest ? (db.events.get(guest.event)?.image ?? '') : `/cards/${name}`;
  if (guest && servedImage.test(image)) return image;
  return findDrawing(image) ? image : guest && cardPath(anyCard);
}

const findDrawing = (path: string) => cardNames.find((each) => cardPath(each) === path);

/** A path on the same host, such as a cover, or a bitmap, which cannot contain scripts. */
const servedImage = /^(?:\/(?!cards\/|[/\\])|data:image\/(?:png|jpeg|webp|gif);base64,)/;

/** For events without an image that can be served. */
const anyCard: CardName = 'blank';

/** Reads the SVG document of a drawn card. Without it, the export serves the cards as files. */
export type ReadCard = (name: CardName) => string;

/** Responds to `/cards/{name}`, through scenarios with the scope `card`. */
export function serveCard(
  request: Request,
  name: string,
  world: World<Db>,
  intercept: Interceptor,
  readCard: ReadCard | undefined,
): Promise<Response> {
  const server = () => respondWith(findCard(world.db, name), readCard);
  return receive(request, world, { operationId: 'card', params: { name }, query: {} }, server, intercept);
}

async function respondWith(picture: string | undefined, readCard: ReadCard | undefined): Promise<Response> {
  if (picture === undefined) return refuse(404, 'There is no such card.');
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const drawing = findDrawing(picture);
  if (drawing && readCard)
    return new Response(readCard(drawing), { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  if (!picture.startsWith('data:')) {
    const { pathname, search } = new URL(picture, 'http://mock.test');
    return new Response(null, { status: 302, headers: { ...headers, location: pathname + search } });
  }
  const { body, headers: own } = await fetch(picture);
  return new Response(body, { headers: { ...headers, 'content-type': own.get('content-type') ?? '' } });
}
