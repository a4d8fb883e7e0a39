import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { offlineFiles } from '../../offline/offline-files.ts';

/** Whether check-in would open without a connection. Undefined in a build that never does. */
export type Readiness = ReturnType<typeof useReadiness>;

/** @param isListSaved whether this device has the latest guest list; undefined while it is loading */
export function useReadiness(isListSaved: boolean | undefined) {
  const files = useSyncExternalStore(offlineFiles.subscribe, offlineFiles.getSnapshot);
  if (files === 'off') return undefined;
  if (files !== 'ready' && files !== 'loading') return files;
  if (isListSaved === false) return 'without list';
  return isListSaved ? files : 'loading';
}

const notReady = msg`Not ready for offline`;

/** The state in a few words. */
export const readinessLabels: Record<NonNullable<Readiness>, MessageDescriptor> = {
  loading: msg`Preparing for offline…`,
  ready: msg`Ready for offline`,
  full: notReady,
  missing: notReady,
  unsupported: notReady,
  'without list': notReady,
};

/** The missing data, and the next step. */
export const missingSentences: Partial<Record<NonNullable<Readiness>, MessageDescriptor>> = {
  full: msg`Check-in cannot be saved for offline, because this device is full. Free some space and reload the page.`,
  missing: msg`Check-in is not saved for offline yet. Keep this tab open, or reload it with a better connection.`,
  unsupported: msg`This browser cannot open check-in offline. Keep this tab open.`,
  'without list': msg`The guest list does not fit on this device. Keep this tab open.`,
};
