import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { answeringOf } from '../features/rsvp/answering-of.ts';
import { requestCard } from '../features/rsvp/card.ts';
import { isGuestId } from '../features/rsvp/guest-id.ts';
import { RsvpPage } from '../features/rsvp/RsvpPage.tsx';
import { cardAddress } from '../transport.ts';

/** The guests' page once more, for hosts that serve one file at every address. */
export const Route = createFileRoute('/$guestId/rsvp')({
  staticData: { title: msg`RSVP` },
  loader: ({ context, params: { guestId } }) =>
    isGuestId(guestId)
      ? { answering: answeringOf(context.api, guestId), card: requestCard(cardAddress(guestId)) }
      : { answering: undefined, card: undefined },
  component: Invitation,
});

function Invitation() {
  return <RsvpPage {...Route.useLoaderData()} />;
}
