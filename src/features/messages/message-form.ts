import type { Message } from '../../domain/message.ts';

type FormFields = Pick<Message, 'title' | 'message' | 'attachCardImage' | 'separateRSVP'>;
export type MessageTexts = Record<keyof FormFields, string>;

const tick = (isOn: boolean) => (isOn ? 'on' : '');

/** A message as the texts of its form; a box that is not ticked is an empty text. A new message is empty. */
export const asTexts = (message: FormFields | undefined): MessageTexts => ({
  title: message?.title ?? '',
  message: message?.message ?? '',
  attachCardImage: tick(message?.attachCardImage ?? false),
  separateRSVP: tick(message?.separateRSVP ?? false),
});

/** What the form holds now. A browser leaves out a box that is not ticked. */
export const readTexts = (texts: URLSearchParams): FormFields => ({
  title: texts.get('title') ?? '',
  message: texts.get('message') ?? '',
  attachCardImage: Boolean(texts.get('attachCardImage')),
  separateRSVP: Boolean(texts.get('separateRSVP')),
});

/** In which fields two states of a message differ. Space around a text does not count. */
export function differences(one: MessageTexts, other: MessageTexts) {
  const names = ['title', 'message', 'attachCardImage', 'separateRSVP'] as const;
  return names.filter((name) => one[name].trim() !== other[name].trim());
}
