import { FluentProvider } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { memo, type ReactNode, useInsertionEffect, useSyncExternalStore } from 'react';
import { getDirection } from '../i18n/locale.ts';
import { useMediaQuery } from '../browser/use-media-query.ts';
import { focusManager } from '../browser/focus-manager.ts';
import type { ThemeName } from './theme-names.ts';
import { type Appearance, getAppearance, getThemeStyle } from './themes.ts';
import './scale.css';
import './reset.css';

interface ThemedRootProps {
  /** Without one the system chooses between `default` and `defaultDark`. */
  theme: ThemeName | undefined;
  /** Without one the language decides. */
  direction?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/** Fluent in the chosen theme and text direction. With the same children, a change of the theme alone renders none. */
export function ThemedRoot({ theme, direction, children }: ThemedRootProps) {
  const { i18n } = useLingui();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const name = theme ?? (isDark ? 'defaultDark' : 'default');
  const appearance = getAppearance(theme);
  const textDirection = direction ?? getDirection(i18n.locale);
  // Before any ref measures the page: its buttons would change from colors and borders without a theme.
  useInsertionEffect(() => paint(name, appearance), [name, appearance]);
  // The browser's own parts and the styles follow the document, whose direction is at first that of the language.
  useInsertionEffect(() => {
    document.documentElement.dir = textDirection;
    return () => {
      document.documentElement.dir = getDirection(i18n.locale);
    };
  }, [i18n.locale, textDirection]);
  return <Fluent dir={textDirection}>{children}</Fluent>;
}

const Fluent = memo(({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => {
  const focus = useSyncExternalStore(focusManager.subscribe, focusManager.getSnapshot);
  return (
    <FluentProvider theme={inherited} dir={dir}>
      {/* Fluent copies its own class to every portal, so the page's background has a separate element. */}
      <div className="themed-root">
        {children}
        {focus && <focus.Manager />}
      </div>
    </FluentProvider>
  );
});

/** Fluent's own theme would add a style sheet at every change, and the browser would match all rules again. */
const inherited = {};

/** Applies a theme to the document: the page, its overlays and its background. */
function paint(name: ThemeName, appearance: Appearance) {
  const { style, dataset } = document.documentElement;
  for (const [token, value] of Object.entries(getThemeStyle(name))) style.setProperty(token, String(value));
  dataset.appearance = appearance;
}
