import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a note is called where it is spoken of. */
export const nameOf = (i18n: I18n, { title }: { title: string }) =>
  title.trim() === '' ? i18n._(msg`Untitled note`) : title;
