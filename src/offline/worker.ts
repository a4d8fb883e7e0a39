/**
 * The service worker of the organiser's pages. It lets them open without a connection: with one, the host's page is
 * always used. It stores the files of one export, all or none, and nothing of the API.
 *
 * A new export has a new worker, which stores its own files before it takes over from the old one. It takes over once
 * no page of another export is open, so no open page loses its files.
 */

/** What the build writes before this script (tools/vite/offline-worker.ts). */
export interface OfflineFiles {
  /** Changes with every file of the export that is stored. */
  version: string;
  /** The address of index.html, which is the export's base path. */
  page: string;
  /** The script that this export's index.html has, and that of no other export. */
  entry: string;
  /** The addresses of the files without which no page starts. */
  start: readonly string[];
  /** The addresses of all files but index.html. */
  files: readonly string[];
}

/** Whether the device has all files, has no room for them, or some could not be loaded. */
export type FilesState = 'ready' | 'full' | 'missing';

/** A page's question for the state, with the address of the script of its index.html. */
export interface FilesQuestion {
  entry: string;
}

/* TypeScript has the types of either pages or workers. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Clients {
  matchAll(options: {
    includeUncontrolled: true;
  }): Promise<readonly { postMessage(message: FilesState): void }[]>;
}
interface WorkerEvents {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: FetchEvent;
  message: LifeEvent & MessageEvent;
}
declare const self: {
  offlineFiles: OfflineFiles;
  clients: Clients;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  location: Location;
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

const { version, page, entry, start, files } = self.offlineFiles;
/** An origin may have several exports, each under a path. */
const ownCaches = `guestwise ${page} `;
const cacheName = ownCaches + version;
const storedFiles = new Set(files);
/** How long a page waits for the host before the stored one opens, in milliseconds. */
const patience = 3_000;

self.addEventListener('install', (event) => event.waitUntil(storeAll()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    // Where a preload fails, Firefox shows its own error in place of the stored page. Earlier exports enabled them.
    Promise.all([removeOldCaches(), self.registration.navigationPreload?.disable()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isGuestPage(pathname)) event.respondWith(openPage(event));
  } else if (storedFiles.has(pathname)) event.respondWith(openFile(request));
});

/** A page asks whether it would open without a connection. What is missing is stored again first. */
self.addEventListener('message', (event) => {
  const reply = async () => event.ports[0]?.postMessage(await findState());
  event.waitUntil(Promise.all([reply(), takeOverFor(event.data)]));
});

/**
 * Takes over for the only open page if it is of this export. By itself, the browser waits until no page is open while
 * it runs, and phones end a browser with its pages.
 */
async function takeOverFor(question: FilesQuestion) {
  const { length } = await self.clients.matchAll({ includeUncontrolled: true });
  if (length === 1 && question.entry.endsWith(entry)) await self.skipWaiting();
}

const findState = () => storeMissing().then((): FilesState => 'ready', explain);

/** `/{guestId}/rsvp`, where the id begins like the address of an organiser's page. */
const isGuestPage = (pathname: string) => /^[^/]*\/rsvp[^\dA-Za-z]*$/.test(pathname.slice(page.length));

/** The host's page, and the stored one if the host does not answer in time, or cannot answer. */
async function openPage(event: FetchEvent): Promise<Response> {
  const answer = fetch(event.request);
  event.waitUntil(answer.catch(() => {}));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([answer.catch(() => undefined), late]);
  if (response && response.status < 500) return response;
  return (await findPage()) ?? answer.catch(describeOffline);
}

/** The stored page, if it would start. */
async function findPage() {
  const [stored, ...needed] = await Promise.all([page, ...start].map(findStored));
  return needed.every(Boolean) ? stored : undefined;
}

/** The page where neither the host's nor the stored one opens, in the words of RouteError. */
const describeOffline = () =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Guestwise</title>
<p lang="en">You are offline. Guestwise needs a connection to open this page.
<p lang="tr">Çevrimdışısınız. Guestwise’ın bu sayfayı açması için bağlantı gerekiyor.
<p lang="ar" dir="rtl">أنت غير متصل. يحتاج Guestwise إلى اتصال لفتح هذه الصفحة.`,
    { status: 503, headers: { 'Content-Type': 'text/html' } },
  );

/** A file's name includes its hash, so a stored file is never old. */
const openFile = async (request: Request) => (await findStored(request.url)) ?? fetch(request);

async function findStored(address: string) {
  const cache = await caches.open(cacheName);
  return cache.match(address, { ignoreVary: true });
}

/** Without room or a connection for all files, none is stored. */
async function storeAll() {
  try {
    await storeMissing();
  } catch (error) {
    await caches.delete(cacheName);
    // A worker that could not be installed cannot be asked.
    for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
      client.postMessage(explain(error));
    throw error;
  }
}

function explain(error: unknown): FilesState {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'missing';
}

async function storeMissing() {
  const cache = await caches.open(cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    [page, ...files]
      .filter((address) => !stored.has(address))
      .map(async (address) => cache.put(address, await fetchFile(address))),
  );
}

/**
 * Requests a file of this export.
 * @throws Error for any other response: a host may send a page for a missing file, and a newer index.html
 */
async function fetchFile(address: string): Promise<Response> {
  const isPage = address === page;
  const response = await fetch(address, { priority: 'low', ...(isPage && { cache: 'no-cache' }) });
  const type = response.headers.get('Content-Type') ?? '';
  const isOwn = isPage ? (await response.clone().text()).includes(entry) : !type.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isOwn)
    throw new Error(`${address} is not the file of this export`);
  return response;
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(ownCaches) && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}
