import { useSession } from '../features/session/use-session.ts';
import type { RouterContext } from './-context.ts';

/** Whether nobody is logged in to the product, as far as is known. */
export const useIsGuest = ({ session }: Pick<RouterContext, 'session'>) =>
  useSession(session).status === 'signed-out';
