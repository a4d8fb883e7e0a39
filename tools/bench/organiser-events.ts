import type { BrowserContext } from '@playwright/test';

/** Answers listEvents of this context's world with this many events, from now on. */
export async function planEvents(context: BrowserContext, size: number) {
  const docs = Array.from({ length: size }, (_, place) => ({
    _id: `e${place}`,
    name: `Event ${place}`,
    updatedAt: '2026-01-02T10:00:00.000Z',
    guestsAnalytics: { total: 40, confirmed: 20, declined: 5, notConfirmed: 15, totalConfirmed: 33 },
  }));
  const body = { status: 'success', data: { docs, totalDocs: size } };
  await context.request.post('/_mock/answer', { data: { operationId: 'listEvents', body, times: 1_000 } });
}
