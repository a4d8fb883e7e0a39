import { ApiError } from '../../src/api/errors.ts';
import type { Flow } from './flow.ts';
import { createKit, type Run } from './kit.ts';
import { describeError, Mismatch } from './mismatch.ts';
import { createRecorder } from './recorder.ts';

/** The result of a flow. */
export interface FlowResult {
  name: string;
  screen: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
  failure?: { what: string; expected: string; got: string; curl: string };
  /** What the backend team should know although it is no failure. */
  notes?: readonly string[];
  /** What the responses have and the description lacks. */
  drift?: readonly string[];
  /** Milliseconds. */
  duration: number;
  calls: number;
}

/** Runs flows against a backend. @param atOnce how many in parallel */
export async function runFlows(run: Run, flows: readonly Flow[], atOnce = 4): Promise<FlowResult[]> {
  const results = new Map<Flow, FlowResult>();
  const queue = [...flows];
  const work = async () => {
    for (let flow = queue.shift(); flow; flow = queue.shift()) results.set(flow, await runFlow(run, flow));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return flows.flatMap((flow) => results.get(flow) ?? []);
}

async function runFlow(run: Run, { name, screen, skip, run: play }: Flow): Promise<FlowResult> {
  const recorder = createRecorder();
  const kit = createKit(run, recorder);
  const reason = skip?.(kit);
  if (reason !== undefined) return { name, screen, outcome: 'skipped', reason, duration: 0, calls: 0 };
  const start = performance.now();
  const failure = await play(kit).then(
    () => undefined,
    async (error: unknown) => {
      const curl = recorder.lastAsCurl();
      // Of a refused write, the server's own errors say more than what was read before it.
      const isRefused = error instanceof ApiError && error.method !== 'GET';
      return { ...describeFailure(error, isRefused ? undefined : await recorder.findBreach()), curl };
    },
  );
  await kit.clean();
  return {
    name,
    screen,
    outcome: failure ? 'failed' : 'passed',
    ...(failure && { failure }),
    ...(kit.notes.length > 0 && { notes: kit.notes }),
    drift: await recorder.findDrift(),
    duration: Math.round(performance.now() - start),
    calls: recorder.count(),
  };
}

const describeFailure = (error: unknown, breach = describeError(error)) =>
  error instanceof Mismatch
    ? { what: error.message, expected: error.expected, got: error.got }
    : { what: 'a call of the product', expected: 'an answer that it can read', got: breach };
