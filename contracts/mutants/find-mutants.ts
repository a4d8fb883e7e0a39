import { allFlows } from '../conformance/flows/all-flows.ts';
import { runFlows } from '../conformance/run-flows.ts';
import { beginRun } from '../conformance/sessions.ts';
import { type Alteration, serveMocks } from '../mock-host.ts';
import { accessMutants } from './access-mutants.ts';
import { eventMutants } from './event-mutants.ts';
import { guestMutants } from './guest-mutants.ts';
import { listMutants } from './list-mutants.ts';
import { messageMutants } from './message-mutants.ts';
import { rsvpMutants } from './rsvp-mutants.ts';
import { sessionMutants } from './session-mutants.ts';

const byFlow = {
  ...eventMutants,
  ...guestMutants,
  ...listMutants,
  ...messageMutants,
  ...rsvpMutants,
  ...accessMutants,
  ...sessionMutants,
};

/** Every faulty backend, with the conformance flow that must notice it. */
export const mutants = Object.entries(byFlow).flatMap(([flow, alterations]) =>
  Object.entries(alterations).map(([name, alteration]) => ({ name, flow, alteration })),
);

/** Runs a flow, or all of them, against a backend. @returns one line for each failure */
export async function findFailures(alteration: Alteration, flow?: string): Promise<string[]> {
  const flows = allFlows.filter(({ name }) => flow === undefined || name === flow);
  if (flows.length === 0) throw new Error(`There is no flow “${flow}”`);
  const host = await serveMocks(alteration);
  try {
    const run = await beginRun(host.origin, { stateUrl: host.stateUrl });
    const results = await runFlows(run, flows, 2);
    return results.flatMap(({ name, failure }) =>
      failure ? [`${name}: ${failure.what}, ${failure.got}`] : [],
    );
  } catch (error) {
    return [`no session: ${String(error)}`];
  } finally {
    host.close();
  }
}
