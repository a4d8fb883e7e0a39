import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { stored } from '../../storage/storage.ts';
import { isEventId } from '../../domain/event.ts';

/** The id of the event whose guests were opened last on this device; a logout removes it. */
export const lastOpenedEvent = stored(keys.lastEvent, v.pipe(v.string(), v.check(isEventId)));
