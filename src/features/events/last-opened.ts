import { stored } from '../../storage/storage.ts';
import { requiredId } from '../../domain/ids.ts';

/** The id of the event whose guests were opened last on this device; a logout removes it. */
export const lastOpenedEvent = stored('guestwise.last-event', requiredId);
