import { commands } from 'vitest/browser';
import { activate } from '../../src/i18n/activate.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { openRoute } from './open-route.tsx';

type Router = Awaited<ReturnType<typeof openRoute>>['router'];

/** How a user has arranged the product. */
export interface Arrangement {
  locale: Locale;
  /** The system setting. */
  theme: 'light' | 'dark';
  layout: 'layout1' | 'layout2' | 'layout3';
}

const from = <const Value>(values: readonly Value[], place: number) => values[place % values.length] as Value;

/** Every language with every theme and layout: 18. */
export const arrangements: readonly Arrangement[] = Array.from({ length: 18 }, (_, place) => ({
  locale: from(['en', 'tr', 'ar'], place),
  theme: from(['light', 'dark'], Math.floor(place / 3)),
  layout: from(['layout1', 'layout2', 'layout3'], Math.floor(place / 6)),
}));

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
