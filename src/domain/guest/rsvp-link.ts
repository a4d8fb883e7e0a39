import { config } from '../../config.ts';
import { parseUrl } from '../../browser/old-browsers.ts';

/**
 * A guest's personal link.
 * @param origin where guests reach the product; on a development machine that is not `localhost`
 */
export const createRsvpLink = (guestId: string, origin: string, basePath = config.basePath) =>
  `${origin}${basePath}/${guestId}/rsvp`;

/** The id of the guest to whom a personal link belongs; undefined for any other text. */
export const findLinkedId = (text: string) => /\/([\w-]{1,128})\/rsvp\/?(?:[?#].*)?$/.exec(text.trim())?.[1];

/** The origin that guests can reach: the page's own, unless the development server names another. */
function getGuestLinkOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="guest-link-origin"]')?.content ?? '';
  return parseUrl(named)?.origin ?? location.origin;
}

/** A guest's personal link, as it is sent. */
export const getPersonalLink = (guestId: string) => createRsvpLink(guestId, getGuestLinkOrigin());
