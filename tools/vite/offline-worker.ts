import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { locales } from '../../src/i18n/locale.ts';
import type { OfflineFiles } from '../../src/offline/worker.ts';
import { bundleInline } from './inline-script.ts';
import { type Bundle, filesOfPage, getChunks, load, messagesOfPage } from './organiser-budget.ts';

/** Its name is in no earlier product, whose worker would otherwise be updated to this one. */
export const workerFile = 'offline-worker.js';

/**
 * Writes the service worker of the organiser's pages (src/offline/worker.ts), with the files that it stores.
 * @param bundle of the organiser entry, whose pages are in the folder
 */
export async function writeOfflineWorker(folder: string, bundle: Bundle, config: ResolvedConfig) {
  const entry = getChunks(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The organiser entry was not built.');
  const stored = listOfflineFiles(bundle);
  const script = await bundleInline('src/offline/worker.ts', config);
  const getAddress = (file: string) => config.base + file;
  const page = await readFile(join(folder, 'index.html'));
  const files: OfflineFiles = {
    // Names include a hash of the content; those of public files do not.
    version: createHash('sha256').update(page).update(script).update(stored.join()).digest('hex'),
    page: config.base,
    entry: entry.fileName,
    start: filesOfPage(bundle, []).map(getAddress),
    files: stored.map(getAddress),
  };
  await writeFile(join(folder, workerFile), `self.offlineFiles=${JSON.stringify(files)};${script}`);
}

/** Check-in, with everything around it that is opened on demand. */
const checkIn = ['_organiser', '_signed-in', '_signed-in/_event', 'events.$eventId.scan'];
/** The other pages that the worker opens. Without the server they say so. */
const pagesAround = ['_signed-out/login', 'events.index', 'events.guests.$filter'];
/** The chunks that the entry and these pages load on demand without the server. */
const partsOfEntry =
  /\/(kept-user|KeptGuests|FocusManager|ModalSurface)\.tsx?$|\/events\.index\.tsx\?tsr-split=errorComponent/;

/** The files that check-in needs in all languages, without index.html. */
function listOfflineFiles(bundle: Bundle): string[] {
  const files = new Set(filesOfPage(bundle, checkIn));
  const chunks = getChunks(bundle);
  const add = (chunk: (typeof chunks)[number] | undefined) => load(bundle, chunk, files);
  for (const { dynamicImports } of chunks.filter(({ fileName, isEntry }) => files.has(fileName) && !isEntry))
    for (const name of dynamicImports) add(chunks.find(({ fileName }) => fileName === name));
  for (const chunk of chunks) if (Object.keys(chunk.modules).some((id) => partsOfEntry.test(id))) add(chunk);
  for (const file of filesOfPage(bundle, pagesAround)) files.add(file);
  for (const locale of locales)
    for (const file of messagesOfPage(bundle, locale, ['start', 'organiser', 'rsvp'])) files.add(file);
  return [...files, 'favicon.svg'].toSorted();
}
