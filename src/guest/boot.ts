import { showEarlyPanel, titles } from './early/early-panel.ts';
import type { UnsentAnswer } from './answering/answering-state.ts';
import type { Early } from './requests.ts';
import { isLocale, type Locale, markDocument, replaceAskedLocale } from '../i18n/locale.ts';
import { loadJson } from '../storage/load-json.ts';

declare global {
  interface Window {
    /** The addresses of the page's bundle, one for each language; missing in development. */
    guestBundle?: Record<string, string>;
    /** The language of the bundle that is loaded; missing in development. */
    guestLocale?: Locale;
  }
}

/**
 * The second inline script of guest.html. It shows a panel that works before any bundle has loaded, and a last-resort
 * text while the bundle cannot be loaded. It also sets the card's frame, so that the card needs no bundle.
 */
function boot() {
  const { early } = window;
  if (early) document.currentScript?.parentElement?.append(early.card);
  const { lang } = document.documentElement;
  if (isLocale(lang)) locale = lang;
  document.title = titles[locale];
  addEventListener('DOMContentLoaded', moveLastResort);
  document.querySelector(`.languages [lang=${locale}]`)?.setAttribute('aria-pressed', 'true');
  if (!early) return loadBundle();
  // The first read of the storage takes long, so the page is painted before it.
  requestAnimationFrame(() => setTimeout(() => hasUnsentAnswer(early) && loadBundle()));
  setTimeout(loadBundle, bundleDelay);
  showPanel(early).then(() => loadWhenIdle(early.card), loadBundle);
}

/** The language of the page. A translator of the browser may change the document's. */
let locale: Locale = 'en';

/** The last-resort text in the page's language comes first, and is the only one until the page has failed. */
const moveLastResort = () => {
  const text = document.querySelector(`.last-resort [lang=${locale}]`);
  text?.parentElement?.prepend(text);
};

const nameOfAnswer = ({ guestId }: Early) => `guestwise.rsvp.${guestId}`;
const hasUnsentAnswer = (early: Early) => loadJson(nameOfAnswer(early)) !== undefined;

/** How long the bundle waits for the invitation, in milliseconds. */
const bundleDelay = 3_000;

/**
 * Asks before the tab is closed: a confirmed answer would be lost, because the browser stores nothing. The page has its
 * own question.
 */
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if (!window.early?.isPageShown) event.preventDefault();
};

/** Shows the panel. Rejects without one, and then the page must show the text. */
async function showPanel(early: Early) {
  const response = await early.rsvp;
  const body: unknown = response.ok && (await response.clone().json());
  const name = nameOfAnswer(early);
  let unsent: UnsentAnswer | undefined;
  // An unsent answer is shown by the page.
  if (!early.isPageStarted && !hasUnsentAnswer(early))
    early.panel = showEarlyPanel(body, locale, {
      onConfirm(answer) {
        // Zero needs a confirmation first (F13): it is stored in case the page never loads. A page that has started asks
        // about it, and must not find it as an answer of an earlier visit.
        const count = answer?.count ?? 0;
        // Another tab's stored answer must not be removed here.
        const isMine = JSON.stringify(loadJson(name)) === JSON.stringify(unsent);
        const mayStore = answer && (count > 0 || !early.isPageStarted);
        unsent = mayStore ? { ...answer, autoSend: count > 0 } : undefined;
        const isStored = unsent || isMine ? store(name, unsent) : true;
        // Only where it is needed: some browsers keep a page that may ask out of the back/forward cache.
        if (answer && !(unsent && isStored)) addEventListener('beforeunload', askBeforeLeaving);
        else removeEventListener('beforeunload', askBeforeLeaving);
      },
      onLocale(chosen) {
        locale = chosen;
        document.title = titles[chosen];
        moveLastResort();
        markDocument(chosen);
        store('guestwise.locale', chosen);
        replaceAskedLocale(chosen);
      },
    });
  if (!early.panel) throw new Error('No plain invitation');
  if (failures > 1) showFailure();
}

/** The panel works without the bundle, which must not compete with the card or the first touch. */
function loadWhenIdle(card: HTMLImageElement) {
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, loadBundle, { once: true });
  if (card.complete) return waitForIdle();
  for (const type of ['load', 'error']) card.addEventListener(type, waitForIdle, { once: true });
}

function waitForIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadBundle, { timeout: 1_000 });
  else setTimeout(loadBundle, 300);
}

let isLoading = false;
/** How many requests of the bundle have failed. */
let failures = 0;

/** The pause before the bundle is requested again, in milliseconds. */
const retryDelay = 1_000;

/**
 * Requests the bundle that includes the catalogue of the page's language. A lost request is repeated once, and again when
 * the connection returns or the guest touches the page.
 */
function loadBundle() {
  const address = window.guestBundle?.[locale];
  if (isLoading || address === undefined) return;
  isLoading = true;
  window.guestLocale = locale;
  const { dataset } = document.documentElement;
  // Safari, Firefox and Chromium up to 150 remember the failure of an address until the page is reloaded.
  const retry = failures > 0 ? `?${failures}` : '';
  import(/* @vite-ignore */ address + retry).then(
    () => delete dataset.failed,
    () => {
      failures += 1;
      // A bundle that has started must not start twice.
      if (window.early?.isPageStarted) dataset.failed = '';
      else {
        isLoading = false;
        if (failures === 1) return void setTimeout(loadBundle, retryDelay);
        showFailure();
        for (const type of ['online', 'pointerdown', 'keydown'])
          addEventListener(type, loadBundle, { once: true });
      }
      if (import.meta.env.VITE_REPORT_URL && failures < 3)
        navigator.sendBeacon(
          `${import.meta.env.VITE_REPORT_URL}?type=missing-chunk&page=guest&file=${address.split('/').at(-1)}`,
        );
    },
  );
}

/** Says that the bundle is missing: in a sentence beside the panel, which stays usable, or in place of the skeleton. */
function showFailure() {
  const { dataset } = document.documentElement;
  if (window.early?.panel) {
    delete dataset.failed;
    dataset.late = '';
  } else dataset.failed = '';
}

/** Stores a value for the page and the next visit, such as an `UnsentAnswer` that is sent then. False if it fails. */
function store(key: string, value: unknown) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    // Storage is blocked or full: the value lasts as long as the page.
    return false;
  }
}

boot();
