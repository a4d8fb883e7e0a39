import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerPanel } from '../panel/AnswerPanel.tsx';
import { type Answering, untouched } from '../answering/answering-state.ts';
import { CallToAction } from '../CallToAction.tsx';
import { drawn, getEarlyPanelId, getEarlySwitchId } from './early-panel.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { type Locale, locales } from '../../i18n/locale.ts';
import { messages as ar } from '../../i18n/locales/ar/guest.po';
import { messages as en } from '../../i18n/locales/en/guest.po';
import { messages as tr } from '../../i18n/locales/tr/guest.po';

const catalogues: Record<Locale, Messages> = { en, tr, ar };
const nothing = () => {};
const idle = { choose: nothing, confirm: async () => {} };

/** An answer that differs from the saved one, so that every part of the panel is drawn. */
const createStaticAnswering = (isSingleGuest: boolean): Answering => ({
  ...untouched,
  page: 'ready',
  invitation: {
    guestId: undefined,
    saved: null,
    limit: drawn.limit,
    inviteeOnCard: drawn.limit,
    welcomeMessage: ' ',
    rsvpMessage: ' ',
    isSingleGuest,
  },
  // The status text of a single guest's saved answer is the page's alone.
  saved: isSingleGuest ? null : 0,
  choice: isSingleGuest ? null : drawn.count,
});

/** Renders the early panels of guest.html at build time: a `<template>` for each language and kind of event. */
export const renderEarlyPanels = () =>
  locales
    .flatMap((locale) => [
      draw(locale, getEarlySwitchId(locale), <LanguageSwitch />),
      ...[false, true].map((isSingleGuest) =>
        draw(
          locale,
          getEarlyPanelId(locale, isSingleGuest),
          <>
            <AnswerPanel state={createStaticAnswering(isSingleGuest)} answering={idle} />
            <CallToAction />
          </>,
        ),
      ),
    ])
    .join('\n');

function draw(locale: Locale, id: string, part: ReactNode) {
  const i18n = setupI18n({ locale, locales: 'en', messages: { [locale]: catalogues[locale] } });
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  // The policy forbids styles in markup: the boot script sets the only one.
  return `<template id="${id}">${markup.replace(/ style="[^"]*"/g, '')}</template>`;
}
