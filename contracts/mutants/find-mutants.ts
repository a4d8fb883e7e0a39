import { allFlows } from '../conformance/flows/all-flows.ts';
import { runFlows } from '../conformance/run-flows.ts';
import { beginRun } from '../conformance/sessions.ts';
import { checks, readDescription } from '../description-checks.ts';
import { type Alteration, serveMocks } from '../mock-host.ts';
import type { Interaction } from '../pact-file.ts';
import type { DescriptionMutant } from './description-mutants.ts';

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

/** Whether the check of a mutant of the description finds it. */
export function isSeen({ check, says, change }: DescriptionMutant, pact: readonly Interaction[]): boolean {
  const api = readDescription();
  change(api);
  const found = checks.find(({ name }) => name === check)?.find(api, pact) ?? [];
  return found.some((line) => line.includes(says));
}
