import type { Notice } from '../../ui/toasts.ts';
import { createPreferenceSaver } from './preference-saver.ts';
import { openTestTab } from './test-session.ts';
import { createToken } from './test-tokens.ts';

export type RunAlone = Parameters<typeof createPreferenceSaver>[0]['runAlone'];

/** A signed-in tab whose server answers a save on demand. */
export function openTab({ isPausing = false, runAlone = undefined as RunAlone | undefined } = {}) {
  const { session, admin, staff, browser } = openTestTab();
  session.signIn(createToken({ sub: 'u1', exp: 99_999 }), {
    ...admin,
    preference: { theme: 'none', _id: 'p1' },
  });
  const saves: { sent: unknown; answer: PromiseWithResolvers<void> }[] = [];
  const said: Notice[] = [];
  const told: unknown[] = [];
  const pauses: PromiseWithResolvers<void>[] = [];
  const { change, finish, follow, leave, hasUnsaved } = createPreferenceSaver({
    session,
    save(preference) {
      const answer = Promise.withResolvers<void>();
      saves.push({ sent: preference, answer });
      return answer.promise;
    },
    showToast: (notice) => said.push(notice),
    broadcast: (preference) => told.push(preference),
    async pause() {
      if (!isPausing) return;
      const pause = Promise.withResolvers<void>();
      pauses.push(pause);
      await pause.promise;
    },
    ...(runAlone && { runAlone }),
  });
  return {
    session,
    browser,
    staff,
    said,
    told,
    change,
    follow,
    finish,
    leave,
    hasUnsaved,
    pauses,
    choose: (theme: string) => change((preference) => ({ ...preference, theme })),
    sent: () => saves.map(({ sent }) => sent),
    answerTo: (save: number) => saves[save]?.answer ?? Promise.withResolvers<void>(),
    theme() {
      const state = session.getSnapshot();
      return state.status === 'signed-in' ? state.user.preference.theme : undefined;
    },
  };
}
