import * as v from 'valibot';
import { stored } from '../../storage/storage.ts';
import { isEventId } from '../../domain/event.ts';

/** The id of the event whose guests were opened last on this device; a logout removes it. */
export const lastOpenedEvent = stored('guestwise.last-event', v.pipe(v.string(), v.check(isEventId)));
