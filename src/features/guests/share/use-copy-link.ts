import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { copyToClipboard } from '../../../ui/text/copy-to-clipboard.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';

/** How long the button shows that it has copied, in milliseconds. */
const shownFor = 1_200;

/** Copies a guest's link, and says whose. If the browser refuses, `uncopied` is the link to copy by hand. */
export function useCopyLink(guest: SavedGuest) {
  const [isCopied, setCopied] = useState(false);
  const [uncopied, setUncopied] = useState<string>();
  const copyLink = async () => {
    const link = getPersonalLink(guest.id);
    if (!(await copyToClipboard(link))) return setUncopied(link);
    toasts.show({ variant: 'success', message: msg`RSVP link copied`, detail: guest.name || link });
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };
  return { isCopied, uncopied, copyLink: () => void copyLink(), onClose: () => setUncopied(undefined) };
}
