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
export type MessageTexts = Record<keyof MessageDraft, string>;

/** The fields of a new message. */
export const noMessage: MessageDraft = {
  title: '',
  message: '',
  attachCardImage: false,
  separateRSVP: false,
};

const tick = (isOn: boolean) => (isOn ? 'on' : '');

/** A message as the texts of its form; an unticked box is an empty text. */
export const toMessageTexts = (message: MessageDraft): MessageTexts => ({
  title: message.title,
  message: message.message,
  attachCardImage: tick(message.attachCardImage),
  separateRSVP: tick(message.separateRSVP),
});

/** The current content of the form. A browser omits unticked boxes. */
export const parseMessageTexts = (texts: URLSearchParams): MessageDraft => ({
  title: texts.get('title') ?? '',
  message: texts.get('message') ?? '',
  attachCardImage: Boolean(texts.get('attachCardImage')),
  separateRSVP: Boolean(texts.get('separateRSVP')),
});
