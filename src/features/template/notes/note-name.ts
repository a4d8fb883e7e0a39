import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of a note in messages. */
export const getNoteName = (i18n: I18n, { title }: { title: string }) =>
  title.trim() === '' ? i18n._(msg`Untitled note`) : title;
