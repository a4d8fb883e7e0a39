import { config } from './config.ts';

/**
 * How this build reaches the world outside the page. The standalone export puts another module in the
 * place of this one, so that it needs no backend.
 */
// `fetch` is looked up at each call, so that whoever replaces it later is heard.
export const transport = (request: Request): Promise<Response> => globalThis.fetch(request);

/**
 * The address of a guest's card image. The cache-buster differs at each call: ask once a visit
 * (the specification, section 7).
 */
export const cardAddress = (guestId: string) =>
  `${config.cardBaseUrl}/${guestId}?${Math.random().toString(36).slice(2)}`;
