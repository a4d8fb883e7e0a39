import { storeOfflineFiles } from '../../offline/offline-files.ts';
import { keepListOfOpenedEvent } from './arrivals/keep-list.ts';

/** Prepares check-in of an opened event for a lost connection. Returns a function that ends it. */
export function prepareCheckIn(event: Parameters<typeof keepListOfOpenedEvent>[0]): () => void {
  void storeOfflineFiles();
  return keepListOfOpenedEvent(event);
}
