import { createRoot, type Root } from 'react-dom/client';
import { commands, page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { createApp } from '../../src/organiser/app.tsx';
import { demoSession } from '../../src/template/api/demo-session.ts';
import { initI18n } from '../../src/i18n/activate.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { organiserCatalogues } from '../../src/i18n/organiser-catalogues.ts';
import { removeStored } from '../../src/storage/storage.ts';
import { closeShellPart } from '../../src/shell/shell-part.ts';
import { notifications } from '../../src/ui/toasts/notifications.ts';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import { backend, chooseWorld } from './backend.ts';

interface Visit {
  /** Whether nobody is logged in; by default it is the admin of the seeds. */
  signedOut?: boolean;
  /**
   * A world shared with another visit of the same test; a fresh one by default. A name that begins with `hostile` adds
   * an event full of hostile strings.
   */
  world?: string;
  /** Scenarios of mocks/scenarios, such as 'listEvents:500', which apply from the first call on. */
  scenario?: string;
  locale?: Locale;
  /** The system's colour scheme; light by default. */
  theme?: 'light' | 'dark';
  /** CSS pixels; 1440 × 800 by default, where the menu is open. */
  width?: number;
  height?: number;
  /** Prepares the world before the product's first call, such as with a planned response. */
  before?: () => Promise<void>;
  /** Values of local storage by key, as an earlier visit left them. */
  storage?: Record<string, string>;
}

type App = ReturnType<typeof createApp>;
let open: { app: App; root: Root; container: HTMLElement } | undefined;
let visits = 0;

/**
 * Opens an address in the product as a fresh visit: storage, caches and the mock backend's world are new. Resolves when
 * the route has loaded; the test waits for what it shows then.
 * @returns the router of this visit and the name of its world
 */
export async function openRoute(address: string, visit: Visit = {}) {
  await closeRoute();
  // Local storage, and what a full one left in memory.
  removeStored('');
  sessionStorage.clear();
  const world = visit.world ?? `screen-${Date.now()}-${++visits}-${Math.random()}`;
  chooseWorld(world);
  backend.play(...(visit.scenario ? [visit.scenario] : []));
  if (!visit.signedOut)
    localStorage.setItem('guestwise.token', JSON.stringify(tokenFor(admin._id, Date.now())));
  for (const [key, text] of Object.entries(visit.storage ?? {})) localStorage.setItem(key, text);
  await Promise.all([
    page.viewport(visit.width ?? 1440, visit.height ?? 800),
    commands.emulate({
      colorScheme: visit.theme ?? 'light',
      forcedColors: 'none',
      reducedMotion: 'reduce',
      media: 'screen',
    }),
  ]);
  await visit.before?.();
  performance.clearResourceTimings();
  history.replaceState(null, '', address);
  localStorage.setItem('guestwise.locale', JSON.stringify(visit.locale ?? 'en'));
  return start(world);
}

async function start(world: string) {
  await initI18n(organiserCatalogues);
  const app = createApp();
  // Nobody watches: a skeleton need not stay for half a second, and a lost call can be repeated at once.
  app.router.update({ ...app.router.options, defaultPendingMinMs: 0 });
  const { queryClient } = app.router.options.context;
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const root = createRoot(container);
  open = { app, root, container };
  await app.router.load();
  for (const title of document.querySelectorAll('title')) title.remove();
  root.render(app.element);
  return { router: app.router, world };
}

/** Ends the visit, if there is one. */
export async function closeRoute() {
  if (!open) return;
  const { app, root, container } = open;
  open = undefined;
  root.unmount();
  container.remove();
  app.dispose();
  closeShellPart();
  toasts.clear();
  notifications.clear();
  demoSession.remove();
  await page.viewport(1440, 800);
}

/** The current path and search of the visit, decoded. */
export const place = () => decodeURIComponent(location.pathname + location.search);

/** Navigates within the visit, as a link does. */
export const follow = (address: string) => history.pushState(null, '', address);
