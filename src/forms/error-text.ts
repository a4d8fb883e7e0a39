import type { I18n, MessageDescriptor } from '@lingui/core';

/** A schema's error is the id of a text; a server's error is the text itself, which is not translated. */
export const getErrorText = (i18n: I18n, error: string) => (error in i18n.messages ? i18n._(error) : error);

/** Returns the id of an error's text, which `getErrorText` translates where it is shown, or the text if it has values. */
export function getErrorId(i18n: I18n, message: MessageDescriptor | string): string {
  if (typeof message === 'string') return message;
  return message.values ? i18n._(message) : message.id;
}
