import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Verification, Verified } from './verification.ts';

/** A verifier in its own process, which prints nothing. One verification at a time. */
export function createQuietVerifier() {
  const child = fork(new URL('./verify-worker.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  });
  return {
    async verify(verification: Verification): Promise<Verified> {
      const waiting = new AbortController();
      const { signal } = waiting;
      const answered = once(child, 'message', { signal });
      child.send(verification);
      const ended = once(child, 'exit', { signal }).then(() => [{ error: 'The verifier ended' }]);
      const [message] = (await Promise.race([answered, ended])) as [{ result?: Verified; error?: string }];
      waiting.abort();
      if (!message.result) throw new Error(message.error);
      return message.result;
    },
    close: () => void child.kill(),
  };
}
