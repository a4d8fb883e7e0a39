import type { Page } from '../browser.ts';

/** The mock server of the page's own world. */
export function createMockServer(page: Page) {
  const call = (method: string, path: string, body: unknown = null) =>
    page.run(
      `const request = new XMLHttpRequest();
       request.open(arguments[0], arguments[1], false);
       request.send(arguments[2]);
       return JSON.parse(request.responseText);`,
      method,
      `/_mock/${path}`,
      body === null ? null : JSON.stringify(body),
    );
  return {
    /** Sets scenarios for every call of this browser from now on, such as 'saveRsvp:500'; 'off' ends them. */
    play: (scenario: string) => call('POST', 'scenario', { scenario }),
    /** Plans the response to the next call of an operation. */
    answer: (operationId: string, answer: Record<string, unknown>) =>
      call('POST', 'answer', { operationId, ...answer }),
    patch: (collection: string, id: string, fields: Record<string, unknown>) =>
      call('POST', 'patch', { collection, id, fields }),
    /** The calls of an operation that were received, oldest first. */
    calls: async (operationId: string) =>
      (await call('GET', `log?operationId=${operationId}`)) as { body: unknown; status: number }[],
  };
}

/** The counts in the calls of saveRsvp that a server got, oldest first. */
export const getSaves = async ({ calls }: ReturnType<typeof createMockServer>) =>
  (await calls('saveRsvp')).map(({ body }) => (body as { rsvpCount: number }).rsvpCount);
