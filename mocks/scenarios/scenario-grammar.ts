import { badRequest } from '../engine/refusal.ts';
import type { Incoming } from '../engine/incoming.ts';
import type { Scenario } from './common-scenarios.ts';

/** What can be requested: scenarios by name, and the operations that can limit them. */
export interface Known {
  scenarios: Readonly<Record<string, Scenario>>;
  operationIds: readonly string[];
}

/**
 * One entry of a scenario list such as `latency,saves:500,saveRsvp:offline x1` without the blanks, in the form
 *
 *     [scope:]name[xN]
 *
 * - name: a key of the known scenarios
 * - scope: `saves` (everything but GET), `reads` (GET), an operationId, or `card` for the card image
 * - xN: only the first N times that it applies in this world
 *
 * They apply from left to right: the first is nearest to the client. `off` and an empty text mean none.
 */
export interface Asked {
  /** The text as it was written, which is also the key of the count. */
  text: string;
  scope: string | undefined;
  scenario: Scenario;
  times: number;
}

const form = /^(?:(?<scope>\w+):)?(?<name>[\w-]+?)(?:x(?<times>\d+))?$/;

/** @throws a Refusal that names the invalid part and the valid ones */
export function parseScenarios(text: string, { scenarios, operationIds }: Known): Asked[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '' && part !== 'off')
    .map((part) => {
      const { scope, name = '', times } = form.exec(part)?.groups ?? {};
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
      if (!scenario) {
        throw badRequest(`No mock scenario "${part}". There are: ${Object.keys(scenarios).join(', ')}.`);
      }
      if (scope !== undefined && !['saves', 'reads', 'card', ...operationIds].includes(scope)) {
        throw badRequest(
          `No scope "${scope}" for a mock scenario: write saves, reads, card or an operationId.`,
        );
      }
      return { text: part, scope, scenario, times: times ? Number(times) : Infinity };
    });
}

/** Whether a scenario applies to a call. */
export function matches({ scope, scenario }: Asked, call: Incoming): boolean {
  if (scope === undefined) return call.operationId !== 'card' && (scenario.matches?.(call) ?? true);
  if (scope === 'saves') return call.method !== 'GET';
  if (scope === 'reads') return call.method === 'GET' && call.operationId !== 'card';
  return scope === call.operationId;
}
