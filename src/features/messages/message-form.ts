import type { Message } from '../../domain/message/message.ts';

type FormFields = Pick<Message, 'title' | 'message' | 'attachCardImage' | 'separateRSVP'>;
export type MessageTexts = Record<keyof FormFields, string>;

const tick = (isOn: boolean) => (isOn ? 'on' : '');

/** The fields of a new message. */
export const noMessage: FormFields = { title: '', message: '', attachCardImage: false, separateRSVP: false };

/** A message as the texts of its form; an unticked box is an empty text. */
export const toMessageTexts = ({
  title,
  message,
  attachCardImage,
  separateRSVP,
}: FormFields): MessageTexts => ({
  title,
  message,
  attachCardImage: tick(attachCardImage),
  separateRSVP: tick(separateRSVP),
});

/** The current content of the form. A browser omits unticked boxes. */
export const parseMessageTexts = (texts: URLSearchParams): FormFields => ({
  title: texts.get('title') ?? '',
  message: texts.get('message') ?? '',
  attachCardImage: Boolean(texts.get('attachCardImage')),
  separateRSVP: Boolean(texts.get('separateRSVP')),
});
