import type { I18n, MessageDescriptor } from '@lingui/core';

/** Words in the language of now: a descriptor is translated, what a server wrote stays as it is. */
export const say = (i18n: I18n, words: MessageDescriptor | string) =>
  typeof words === 'string' ? words : i18n._(words);
