import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

/** The session as it stands; the component follows it. */
export const useSession = (session: Session) => useSyncExternalStore(session.subscribe, session.getSnapshot);
