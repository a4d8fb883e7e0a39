import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { demoSession } from '../template/api/demo-session.ts';
import { useSession } from '../features/session/session.ts';
import { getDemoPreference } from '../template/auth/demo-preference.ts';
import * as keys from '../storage/keys.ts';
import { createStoredValue } from '../storage/storage.ts';
import { createStoredStore } from '../storage/store.ts';
import type { RouterContext } from './-context.ts';

type Edit = Parameters<RouterContext['changePreference']>[0];
type Context = Pick<RouterContext, 'session' | 'changePreference' | 'changeDemoPreference'>;

/** The preference of signed-out visitors, on this device. */
const devicePreference = createStoredStore<Readonly<Record<string, unknown>>>(
  createStoredValue(keys.devicePreference, v.record(v.string(), v.unknown())),
  {},
);
const changeDevice = (edit: Edit) => devicePreference.set(edit(devicePreference.getSnapshot()));

/**
 * Settings and shortcuts, with a function to change them: those of the user; otherwise of the demo's login; otherwise
 * of this device.
 */
export function usePreference({ session, changePreference, changeDemoPreference }: Context) {
  const state = useSession(session);
  const onDevice = useSyncExternalStore(devicePreference.subscribe, devicePreference.getSnapshot);
  const demo = useSyncExternalStore(demoSession.subscribe, demoSession.getSnapshot);
  const changeDemo = useCallback((edit: Edit) => void changeDemoPreference(edit), [changeDemoPreference]);
  const change = useCallback((edit: Edit) => void changePreference(edit), [changePreference]);
  if (state.status === 'signed-in') return { preference: state.user.preference, change };
  if (demo) return { preference: getDemoPreference(demo.user), change: changeDemo };
  return { preference: onDevice, change: changeDevice };
}
