import { useRouter } from '@tanstack/react-router';
import type { NewSession } from '../features/session/mutations.ts';
import type { Session } from '../features/session/session.ts';

/** Starts a session and opens its destination. */
export function useSignIn(session: Session) {
  const router = useRouter();
  return async ({ token, user }: NewSession) => {
    session.signIn(token, user);
    await router.invalidate();
  };
}
