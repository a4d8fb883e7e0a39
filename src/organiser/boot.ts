import { config } from '../config.ts';
import { isUsableSkew } from '../features/session/clock-skew.ts';
import { chooseLocale, markDocument } from '../i18n/locale.ts';
import { isUnderForeignWorker } from '../offline/service-worker.ts';
import * as keys from '../storage/keys.ts';
import { loadJson } from '../storage/load-json.ts';
import { showEarlyNames } from './early-names.ts';

/** The pages that are opened first, with the frame of each in page.css. */
const frames = { login: 'sign-in', events: 'list', guests: 'list' } as const;
type Page = keyof typeof frames;

/** Where the frame of the list of events has the measures of the page; a search in the address filters or sorts it. */
const phone = '(width < 768px) and (pointer: coarse)';

declare global {
  interface Window {
    /**
     * The files that the first pages need besides the entry, and their catalogues by language; missing in development.
     */
    firstFiles?: Record<Page, string[]> & { messages: Record<string, Record<Page, string[]>> };
    /** The calls that the inline script of index.html has sent, by address, for the client to take over. */
    earlyCalls?: { token: string; answers: Map<string, Promise<Response>> };
  }
}

/**
 * The inline script of index.html. Before any bundle has loaded, it requests the files of the current page, sends the
 * first calls of a signed-in user, and lets page.css draw the frame of that page.
 */
function boot() {
  const root = document.documentElement;
  const locale = chooseLocale(location.search, () => loadJson(keys.locale), navigator.languages);
  markDocument(locale);
  const token = loadToken();
  const path = location.pathname.slice(config.basePath.length);
  const page = getFirstPage(path, token !== undefined);
  if (!page) return;
  // A reload in development shows the loader, as /loading does (specification, section 2).
  const hasNames = page === 'events' && location.search === '' && matchMedia(phone).matches;
  if (!import.meta.env.DEV) root.dataset.frame = hasNames ? 'names' : frames[page];
  // The calls come first: the names are readable as soon as their response is.
  if (token !== undefined) sendCalls(token, path, hasNames);
  for (const file of [
    ...(window.firstFiles?.[page] ?? []),
    ...(window.firstFiles?.messages[locale]?.[page] ?? []),
  ])
    preload(file);
}

/** Sends the first calls of a signed-in user. */
function sendCalls(token: string, path: string, hasNames: boolean) {
  // The standalone export has its backend in the bundle.
  if (isUnderForeignWorker() || import.meta.env.MODE === 'standalone') return;
  const answers = new Map<string, Promise<Response>>();
  window.earlyCalls = { token, answers };
  for (const call of ['/users/me', ...(/^\/(events\/?)?$/.test(path) ? ['/events'] : [])]) {
    const address = new URL(config.apiBaseUrl + call, location.href).href;
    const answer = fetch(address, { cache: 'no-store', headers: { Authorization: `Bearer ${token}` } });
    // The client handles a failure; this prevents an unhandled rejection before it does.
    answer.catch(() => {});
    answers.set(address, answer);
    if (call === '/events' && hasNames) showEarlyNames(answer).catch(() => {});
  }
}

/** The first page of an address, if it is one of those that are opened first. */
function getFirstPage(path: string, isSignedIn: boolean): Page | undefined {
  if (!/^\/?(login|events.*)?$/.test(path)) return undefined;
  if (!isSignedIn) return 'login';
  if (/^\/events\/guests\/(?!import|print)./.test(path)) return 'guests';
  return /^\/(events\/?|login)?$/.test(path) ? 'events' : undefined;
}

/** The stored token, unless it has expired by its own claims: the page would not send it. */
function loadToken(): string | undefined {
  const token = loadJson(keys.token);
  if (typeof token !== 'string' || !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) return undefined;
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const skew = loadJson(keys.clockSkew);
    const now = Date.now() / 1000 - (isUsableSkew(skew) ? skew : 0);
    return typeof exp === 'number' && exp < now ? undefined : token;
  } catch {
    return undefined;
  }
}

function preload(file: string) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) {
    link.as = 'style';
    // As the bundle requests it: otherwise the browser would request it twice.
    link.crossOrigin = '';
  }
  link.href = file;
  document.head.append(link);
}

boot();
