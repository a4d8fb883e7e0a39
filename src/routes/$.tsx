import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseGuestId } from '../guest/guest-id.ts';

/** Any unknown path (the specification, section 2). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    // Hosts without a rule for a link with punctuation send index.html.
    const guestId = parseGuestId(location.pathname);
    if (guestId !== undefined) throw redirect({ to: '/$guestId/rsvp', params: { guestId }, replace: true });
    throw redirect({ to: '/pages/errors/error-404', replace: true });
  },
});
