import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createHashHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { initI18n } from '../../src/i18n/activate.ts';
import { KitPage } from './KitPage.tsx';

/** The kit's page is standalone: its own router for the links, no API, no session. */
const router = createRouter({
  routeTree: createRootRoute({ component: Outlet }),
  history: createHashHistory(),
});

await initI18n({
  en: () => import('../../src/i18n/locales/en/organiser.po'),
  tr: () => import('../../src/i18n/locales/tr/organiser.po'),
  ar: () => import('../../src/i18n/locales/ar/organiser.po'),
});

const element = document.getElementById('root');
if (!element) throw new Error('kit.html has no #root');
createRoot(element).render(
  <I18nProvider i18n={i18n}>
    <RouterContextProvider router={router}>
      <KitPage />
    </RouterContextProvider>
  </I18nProvider>,
);
