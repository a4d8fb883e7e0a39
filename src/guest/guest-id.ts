/**
 * A guest id that is valid in a path. Anything else (`..`, an encoded slash, a control character, markup, 3,000
 * characters) could form a different request, so it is not a guest id.
 */
export const isGuestId = (id: string) => /^[\w-]{1,128}$/.test(id);

/**
 * The guest id of an RSVP address, `{basePath}/{guestId}/rsvp`, or undefined for other addresses. Chats and mail
 * programs take the full stop, bracket, quotation mark or invisible space after a link into it: `/{guestId}/rsvp.`
 */
export function parseGuestId(pathname: string, basePath = ''): string | undefined {
  const [, id = ''] = /^\/([^/]+)\/rsvp(?:%..|[\W_])*$/.exec(pathname.slice(basePath.length)) ?? [];
  return isGuestId(id) ? id : undefined;
}
