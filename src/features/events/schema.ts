import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

const text = v.pipe(v.optional(v.string(), ''), v.trim());

/** The form of an event's details. */
export const eventSchema = v.object({
  name: v.pipe(text, v.nonEmpty(msg`Please enter a name for the event`.id)),
  welcomeMessage: text,
  rsvpMessage: text,
  isSingleGuest: v.pipe(
    v.optional(v.string(), ''),
    v.transform((ticked) => ticked !== ''),
  ),
});
