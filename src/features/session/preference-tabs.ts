import * as v from 'valibot';
import type { Session } from './session.ts';

const saved = v.object({ userId: v.string(), preference: v.record(v.string(), v.unknown()) });

/** What one tab has saved of a preference, for the other tabs of the same user. */
export interface PreferenceTabs {
  /** Sends the server's current preference to the other tabs. */
  broadcast(preference: Record<string, unknown>): void;
  /** Stops it: a save that is answered later is not broadcast. */
  close(): void;
}

/**
 * Makes this tab follow what others save, so that none overwrites a newer preference with an older one.
 * @param channel reaches this browser's other tabs at this address; without it, nothing is followed
 * @param follow takes over what another tab has saved
 */
export function createPreferenceTabs(
  { getSnapshot }: Pick<Session, 'getSnapshot'>,
  channel: BroadcastChannel | undefined,
  follow: (saved: Record<string, unknown>) => void,
): PreferenceTabs {
  const getUserId = () => {
    const state = getSnapshot();
    return state.status === 'signed-in' ? state.user.uid : undefined;
  };
  channel?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(saved, data);
    if (message.success && message.output.userId === getUserId()) follow(message.output.preference);
  });
  let isOpen = true;
  return {
    broadcast(preference) {
      if (isOpen) channel?.postMessage({ userId: getUserId(), preference });
    },
    close() {
      isOpen = false;
      channel?.close();
    },
  };
}
