import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';
import { requiredId } from '../ids.ts';

/** The id of the event whose guests were opened last on this device; a logout deletes it. */
export const lastOpenedEvent = createStoredValue(keys.lastEvent, requiredId);
