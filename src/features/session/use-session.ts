import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** The current session; the component follows it. */
export const useSession = (session: Session) => useSyncExternalStore(session.subscribe, session.getSnapshot);

/** The signed-in user, undefined for nobody. The component follows only that, not changes of a preference. */
export const useUserId = (session: Session) =>
  useSyncExternalStore(session.subscribe, () => {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.uid : undefined;
  });
