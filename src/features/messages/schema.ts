import { msg } from '@lingui/core/macro';
import * as v from 'valibot';

const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((ticked) => ticked !== ''),
);

/** The form of a message. The selection is made in the list. */
export const messageSchema = v.object({
  title: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(msg`Enter a title`.id)),
  message: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(msg`Enter a text`.id)),
  attachCardImage: flag,
  separateRSVP: flag,
});
export type MessageDraft = v.InferOutput<typeof messageSchema>;
