import { useSyncExternalStore } from 'react';
import { devicePreference } from '../features/session/device-preference.ts';
import { useSession } from '../features/session/use-session.ts';
import type { RouterContext } from './-context.ts';

type Edit = Parameters<RouterContext['changePreference']>[0];

/** Settings and shortcuts with the way to change them: the user's, or this device's while nobody is signed in. */
export function usePreference({
  session,
  changePreference,
}: Pick<RouterContext, 'session' | 'changePreference'>) {
  const state = useSession(session);
  const onDevice = useSyncExternalStore(devicePreference.subscribe, devicePreference.getSnapshot);
  return state.status === 'signed-in'
    ? { preference: state.user.preference, change: (edit: Edit) => void changePreference(edit) }
    : { preference: onDevice, change: devicePreference.change };
}
