import { msg } from '@lingui/core/macro';
import { createRsvpLink, getGuestLinkOrigin } from '../../domain/rsvp-link.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { toasts } from '../../ui/toasts.ts';

/**
 * Copies a guest's link and says so.
 * @returns the link where it could not be copied, for the person to copy by hand.
 */
export async function copyRsvpLink(guestId: string): Promise<string | undefined> {
  const link = createRsvpLink(guestId, getGuestLinkOrigin());
  if (!(await copyToClipboard(link))) return link;
  toasts.show({ variant: 'success', message: msg`Link copied`, detail: link });
  return undefined;
}
