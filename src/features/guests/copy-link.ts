import { msg } from '@lingui/core/macro';
import { toasts } from '../../ui/toasts.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { guestLinkOrigin, rsvpLink } from '../../domain/rsvp-link.ts';

/**
 * Copies a guest's link and says so.
 * @returns the link where it could not be copied, for the person to copy by hand.
 */
export async function copyRsvpLink(guestId: string): Promise<string | undefined> {
  const link = rsvpLink(guestId, guestLinkOrigin());
  if (!(await copyToClipboard(link))) return link;
  toasts.show({ variant: 'success', message: msg`The link is copied`, detail: link });
  return undefined;
}
