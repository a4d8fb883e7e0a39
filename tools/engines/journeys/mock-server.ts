import type { Page } from '../browser.ts';

/** The mock server of the page's own world. */
export const createMockServer = ({ control }: Page) => ({
  /** Sets scenarios for every call from now on, such as 'saveRsvp:500'; 'off' ends them. */
  play: (scenario: string) => control('scenario', { scenario, everyone: true }),
  patch: (collection: string, id: string, fields: Record<string, unknown>) =>
    control('patch', { collection, id, fields }),
  /** The bodies of the received calls of an operation, oldest first. */
  calls: async (operationId: string) =>
    ((await control(`log?operationId=${operationId}`)) as { body: unknown }[]).map(({ body }) => body),
});
