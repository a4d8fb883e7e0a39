import { commonScenarios, type Scenario } from '../scenarios/common-scenarios.ts';
import { createInterceptor } from '../scenarios/intercept.ts';
import { emptyLists } from '../scenarios/scenario-answers.ts';
import { routes } from './routes.gen.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  ...commonScenarios,
  empty: {
    about: 'Every list is empty',
    matches: ({ method }) => method === 'GET',
    play: async (call, next) => emptyLists(await next(call)),
  },
};

const known = { scenarios, operationIds: Object.keys(routes) };
const scopes = new Set<string | undefined>([undefined, 'saves', 'reads', ...known.operationIds]);

/** Applies the scenarios of a request in front of the in-page API. Loaded only when a request names one. */
export const interceptTemplateCall = createInterceptor(known);

/** The part of a scenario list that concerns the in-page API; the rest is for the backend. */
export function pickTemplateScenarios(text: string): string {
  const parts = text.split(',').filter((part) => {
    const [, scope, name = ''] = /^\s*(?:(\w+):)?([\w-]+?)(?:x\d+)?\s*$/.exec(part) ?? [];
    return scopes.has(scope) && Object.hasOwn(scenarios, name);
  });
  return parts.join(',');
}
