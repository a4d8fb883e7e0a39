import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue } from './storage.ts';

const open = (userId: string) => createStoredValue(keys.draftsDeletion(userId), v.number());

/** Notes that a user has deleted all drafts on this device: no tab stores what it has from before. */
export const noteDraftsDeletion = (userId: string) => open(userId).write(Date.now());

/** When the user last deleted all drafts on this device, in milliseconds since 1970; 0 for never. */
export const getDraftsDeletion = (userId: string): number => open(userId).read() ?? 0;
