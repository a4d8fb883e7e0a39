import { msg } from '@lingui/core/macro';
import { toasts } from '../../ui/toasts.ts';
import { copyToClipboard } from './clipboard.ts';
import { getGuestLinkOrigin, createRsvpLink } from '../../domain/rsvp-link.ts';

/**
 * Copies a guest's link and says so.
 * @returns the link where it could not be copyToClipboard, for the person to copy by hand.
 */
export async function copyRsvpLink(guestId: string): Promise<string | undefined> {
  const link = createRsvpLink(guestId, getGuestLinkOrigin());
  if (!(await copyToClipboard(link))) return link;
  toasts.show({ variant: 'success', message: msg`The link is copyToClipboard`, detail: link });
  return undefined;
}
