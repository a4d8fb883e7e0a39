import type { EventDetails } from '../../domain/event/event.ts';
import { getCoverAddress } from '../../domain/event/cover-address.ts';
import { InvitationPreview } from '../../guest/InvitationPreview.tsx';

/** The guest page of an event that is being edited. */
export const renderPreview = (details: EventDetails, image: string) => (
  <InvitationPreview texts={details} card={getCoverAddress(image)} />
);
