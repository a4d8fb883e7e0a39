import { config } from '../config.ts';

/** Sends the requests of this build. The standalone export replaces this module, so that it needs no backend. */
// `fetch` is looked up at each call, so that later replacements apply.
export const transport = (request: Request): Promise<Response> => globalThis.fetch(request);

/**
 * The address of a guest's card image. The cache-buster differs at each call: call it once per visit (the
 * specification, section 7).
 */
export const cardAddress = (guestId: string) =>
  `${config.cardBaseUrl}/${guestId}?${Math.random().toString(36).slice(2)}`;
