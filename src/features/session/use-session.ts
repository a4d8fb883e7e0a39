import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** The session as it stands; the component follows it. */
export const useSession = (session: Session) => useSyncExternalStore(session.subscribe, session.getSnapshot);

/** Who is signed in, undefined for nobody. The component follows that alone, and no change of a preference. */
export const useUserId = (session: Session) =>
  useSyncExternalStore(session.subscribe, () => {
    const state = session.getSnapshot();
    return state.status === 'signed-in' ? state.user.id : undefined;
  });
