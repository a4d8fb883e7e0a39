import { commands } from 'vitest/browser';
import { activate } from '../../src/i18n/activate.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { openRoute } from './open-route.tsx';

type Router = Awaited<ReturnType<typeof openRoute>>['router'];

/** How a user has arranged the product. */
interface Arrangement {
  locale: Locale;
  /** The system setting. */
  theme: 'light' | 'dark';
  layout: 'layout1' | 'layout2' | 'layout3';
}

/**
 * Changes the settings of the logged-in user of this visit, as the settings panel does. Resolves when they are saved.
 */
export const changeSettings = (router: Router, settings: object) =>
  router.options.context.changePreference((before) => ({ ...before, settings }));

/** Changes the arrangement of an open page without a reload. */
export async function arrange(router: Router, { locale, theme, layout }: Arrangement) {
  await Promise.all([
    changeSettings(router, { layout: { style: layout } }),
    commands.emulate({ colorScheme: theme }),
    activate(locale),
  ]);
}
