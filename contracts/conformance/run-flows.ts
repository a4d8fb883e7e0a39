import { routes } from '../../mocks/backend/routes.gen.ts';
import { OutcomeUnknown, UnreadableResponse } from '../../src/api/errors.ts';
import type { Flow } from './flow.ts';
import { createKit, type Run } from './kit.ts';
import { describeError, Mismatch } from './mismatch.ts';
import { createRecorder, type Recorder } from './recorder.ts';

const operationIds = Object.keys(routes);

/** The result of a flow. */
export interface FlowResult {
  name: string;
  screen: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
  failure?: { what: string; expected: string; got: string; curl: string };
  /** It failed only beside the other flows: a call changed more than it names. */
  passesAlone?: boolean;
  /** What the backend team should know although it is no failure. */
  notes?: readonly string[];
  /** What the responses have and the description lacks. */
  drift?: readonly string[];
  /** Milliseconds. */
  duration: number;
  calls: number;
}

/**
 * Runs flows against a backend. A failure that another flow has caused comes last.
 * @param atOnce how many in parallel
 */
export async function runFlows(run: Run, flows: readonly Flow[], atOnce = 4): Promise<FlowResult[]> {
  const results = new Map<Flow, FlowResult>();
  const queue = [...flows];
  const work = async () => {
    for (let flow = queue.shift(); flow; flow = queue.shift()) results.set(flow, await runFlow(run, flow));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = flows.filter((flow) => results.get(flow)?.failure);
  for (const flow of failed.length > 1 ? failed : []) {
    const first = results.get(flow);
    const again = await runFlow(run, flow);
    if (first && !again.failure) results.set(flow, { ...first, passesAlone: true });
  }
  return flows
    .flatMap((flow) => results.get(flow) ?? [])
    .toSorted((one, other) => Number(one.passesAlone ?? false) - Number(other.passesAlone ?? false));
}

async function runFlow(run: Run, { name, screen, skip, run: play }: Flow): Promise<FlowResult> {
  const recorder = createRecorder(run.written);
  const kit = createKit(run, recorder);
  const reason = skip?.(kit);
  if (reason !== undefined) return { name, screen, outcome: 'skipped', reason, duration: 0, calls: 0 };
  const start = performance.now();
  const error = await play(kit).then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('Nothing'),
  );
  // The response itself says more than what the product made of it.
  const isUnknown = error instanceof OutcomeUnknown;
  const hasFailed = error instanceof Mismatch || error instanceof UnreadableResponse || isUnknown;
  const violation = await recorder.findViolation(
    hasFailed,
    error instanceof Mismatch ? error.from : undefined,
  );
  const unkept = isUnknown ? await recorder.findUnkept() : undefined;
  const found = violation ?? (unkept && { ...unkept, curl: recorder.toCurl() });
  const failure = found ?? (error === undefined ? undefined : describeFailure(error, recorder));
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

function describeFailure(error: unknown, { toCurl, nameCall }: Recorder) {
  if (!(error instanceof Mismatch))
    return { what: nameCall(), expected: 'success', got: describeError(error), curl: toCurl() };
  const { message, from, got } = error;
  const isNamed = operationIds.some((id) => message.includes(id));
  const what = isNamed ? message : `${nameCall(from)}: ${message}`;
  return { what, expected: error.expected === message ? what : error.expected, got, curl: toCurl(from) };
}
