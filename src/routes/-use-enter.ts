import { useRouter } from '@tanstack/react-router';
import type { NewSession } from '../features/session/mutations.ts';
import type { Session } from '../features/session/session.ts';
import { toasts } from '../ui/toasts.ts';

/** Starts a session and opens its destination; the server's own sentence follows as a toast. */
export function useEnter(session: Session) {
  const router = useRouter();
  return async ({ token, user, message }: NewSession) => {
    session.signIn(token, user);
    await router.invalidate();
    if (message && session.getSnapshot().status === 'signed-in') toasts.show({ variant: 'success', message });
  };
}
