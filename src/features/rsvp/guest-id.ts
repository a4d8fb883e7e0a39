/**
 * A guest id that is valid in a path. Anything else (`..`, an encoded slash, a control character, markup, 3,000
 * characters) could form a different request, so it is not a guest id.
 */
export const isGuestId = (id: string) => /^[\w-]{1,128}$/.test(id);

/** The guest id of an RSVP address, `{basePath}/{guestId}/rsvp`, or undefined for other addresses. */
export function parseGuestId(pathname: string, basePath = ''): string | undefined {
  const [id = '', last, ...rest] = pathname
    .slice(basePath.length + 1)
    .replace(/\/$/, '')
    .split('/');
  return last === 'rsvp' && rest.length === 0 && isGuestId(id) ? id : undefined;
}
