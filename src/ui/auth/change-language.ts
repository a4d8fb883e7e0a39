import { msg } from '@lingui/core/macro';
import { activate } from '../../i18n/activate.ts';
import type { Locale } from '../../i18n/locale.ts';
import { toasts } from '../toasts/toasts.ts';

/** Switches to a language that the person chose. A failure shows a toast, and the language stays. */
export const changeLanguage = (locale: Locale) =>
  activate(locale).catch(() =>
    toasts.show({
      variant: 'error',
      message: msg`We could not load this language.`,
      action: { label: msg`Reload the page`, run: () => location.reload() },
    }),
  );
