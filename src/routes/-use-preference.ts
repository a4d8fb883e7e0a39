import { useCallback, useSyncExternalStore } from 'react';
import { demoSession } from '../domain/demo-session.ts';
import { devicePreference } from '../features/session/device-preference.ts';
import { useSession } from '../features/session/use-session.ts';
import { getPreference } from '../features/template/auth/demo-preference.ts';
import type { RouterContext } from './-context.ts';

type Edit = Parameters<RouterContext['changePreference']>[0];
type Context = Pick<RouterContext, 'session' | 'changePreference' | 'changeDemoPreference'>;

/**
 * Settings and shortcuts, with a function to change them: those of the user; otherwise of the demo's login; otherwise
 * of this device.
 */
export function usePreference({ session, changePreference, changeDemoPreference }: Context) {
  const state = useSession(session);
  const onDevice = useSyncExternalStore(devicePreference.subscribe, devicePreference.getSnapshot);
  const demo = useSyncExternalStore(demoSession.subscribe, demoSession.getSnapshot);
  const change = useCallback((edit: Edit) => void changePreference(edit), [changePreference]);
  const changeDemo = useCallback((edit: Edit) => void changeDemoPreference(edit), [changeDemoPreference]);
  if (state.status === 'signed-in') return { preference: state.user.preference, change };
  if (demo) return { preference: getPreference(demo.user), change: changeDemo };
  return { preference: onDevice, change: devicePreference.change };
}
