import type { I18n, MessageDescriptor } from '@lingui/core';

/** Translates a descriptor into the current language; a text of the server stays unchanged. */
export const say = (i18n: I18n, words: MessageDescriptor | string) =>
  typeof words === 'string' ? words : i18n._(words);
