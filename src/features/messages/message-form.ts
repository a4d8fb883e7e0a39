import type { Message } from '../../domain/message.ts';

type FormFields = Pick<Message, 'title' | 'message' | 'attachCardImage' | 'separateRSVP'>;
export type MessageTexts = Record<keyof FormFields, string>;

const tick = (isOn: boolean) => (isOn ? 'on' : '');

/** A message as the texts of its form; an unticked box is an empty text. A new message is empty. */
export const asTexts = (message: FormFields | undefined): MessageTexts => ({
  title: message?.title ?? '',
  message: message?.message ?? '',
  attachCardImage: tick(message?.attachCardImage ?? false),
  separateRSVP: tick(message?.separateRSVP ?? false),
});

/** The current content of the form. A browser omits unticked boxes. */
export const readTexts = (texts: URLSearchParams): FormFields => ({
  title: texts.get('title') ?? '',
  message: texts.get('message') ?? '',
  attachCardImage: Boolean(texts.get('attachCardImage')),
  separateRSVP: Boolean(texts.get('separateRSVP')),
});

/** The fields in which two states of a message differ. Space around a text is ignored. */
export function differences(one: MessageTexts, other: MessageTexts) {
  const names = ['title', 'message', 'attachCardImage', 'separateRSVP'] as const;
  return names.filter((name) => one[name].trim() !== other[name].trim());
}
