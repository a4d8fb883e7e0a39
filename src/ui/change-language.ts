import { msg } from '@lingui/core/macro';
import { activate } from '../i18n/activate.ts';
import type { Locale } from '../i18n/locale.ts';
import { toasts } from './toasts.ts';

/** Switches to a language that the person chose. A failure shows a toast, and the language stays. */
export const changeLanguage = (locale: Locale) =>
  activate(locale).catch(() =>
    toasts.show({
      variant: 'error',
      message: msg`This language could not be loaded.`,
      action: { label: msg`Reload the page`, run: () => location.reload() },
    }),
  );
