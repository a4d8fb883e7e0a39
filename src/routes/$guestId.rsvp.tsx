import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { createGuestAnswering } from '../guest/answering/answering.ts';
import { requestCard } from '../guest/card.ts';
import { isGuestId } from '../guest/guest-id.ts';
import { RsvpPage } from '../guest/RsvpPage.tsx';

/** The guest page again, for hosts that serve one file at every address. */
export const Route = createFileRoute('/$guestId/rsvp')({
  staticData: { title: msg`RSVP`, messages: ['rsvp'] },
  loader: ({ context, params: { guestId } }) =>
    isGuestId(guestId)
      ? { answering: createGuestAnswering(context.api, guestId), card: requestCard(guestId) }
      : { answering: undefined, card: undefined },
  component: Invitation,
});

function Invitation() {
  return <RsvpPage {...Route.useLoaderData()} />;
}
