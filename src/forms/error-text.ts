import type { I18n } from '@lingui/core';

/** A schema's error is the id of a text; a server's error is the text itself, which is not translated. */
export const errorText = (i18n: I18n, error: string) => (error in i18n.messages ? i18n._(error) : error);
