import { FluentProvider, useFocusFinders } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { directionOf } from '../i18n/locale.ts';
import type { Appearance } from './appearance.ts';
import { usePrefersDark } from './color-scheme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import './scale.css';

interface ThemedRootProps {
  appearance: Appearance;
  children: ReactNode;
}

/** Fluent in the colours of the person's choice and the direction of the language spoken. */
export function ThemedRoot({ appearance, children }: ThemedRootProps) {
  const { i18n } = useLingui();
  // Held for as long as the page lives. Fluent lets go of its focus manager with the last part that uses
  // it, and where that is an open dialog, all the rest would stay hidden from screen readers.
  useFocusFinders();
  const prefersDark = usePrefersDark();
  const isDark = appearance === 'system' ? prefersDark : appearance === 'dark';
  return (
    <FluentProvider theme={isDark ? dark : light} dir={directionOf(i18n.locale)}>
      {/* Fluent copies its own class to every portal, so the page's ground has an element to itself. */}
      <div className="themed-root" data-appearance={appearance}>
        {children}
      </div>
    </FluentProvider>
  );
}
