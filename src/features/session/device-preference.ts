import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { type Stored, createStoredValue } from '../../storage/storage.ts';
import { createStore } from '../../storage/store.ts';

type Preference = Readonly<Record<string, unknown>>;

/** The preference of signed-out visitors: stored on this device, and followed by other tabs. */
export function createDevicePreference(kept: Stored<Record<string, unknown>>) {
  const store = createStore<Preference>(kept.read() ?? {});
  const follow = () => store.set(kept.read() ?? {});
  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener: () => void) {
      const stops = [kept.onChangeElsewhere(follow), store.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    change(edit: (preference: Preference) => Preference) {
      const next = edit(store.getSnapshot());
      kept.write({ ...next });
      store.set(next);
    },
  };
}

/** The preference of this device. */
export const devicePreference = createDevicePreference(
  createStoredValue(keys.devicePreference, v.record(v.string(), v.unknown())),
);
