import type { I18n, MessageDescriptor } from '@lingui/core';

/** Translates a descriptor into the current language; a text of the server stays unchanged. */
export const translate = (i18n: I18n, text: MessageDescriptor | string) =>
  typeof text === 'string' ? text : i18n._(text);
