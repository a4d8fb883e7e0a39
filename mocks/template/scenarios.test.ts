import { expect, test, vi } from 'vitest';
import { createTemplatePage } from './page.ts';

const call = async (visit: { search?: string; cookie?: string }, path = '/api/faq', init?: RequestInit) => {
  const answer = createTemplatePage({ read: () => undefined, write: () => {} }, () => ({
    search: '',
    cookie: '',
    ...visit,
  }));
  return answer(new Request(`https://page.example${path}`, init));
};

test('the address of the page requests a scenario', async () => {
  expect((await call({ search: '?mock=500' })).status).toBe(500);
  expect((await call({ search: '?tab=about' })).status).toBe(200);
});

test('the cookie of the mock server requests a scenario', async () => {
  expect((await call({ cookie: 'a=b; mock-scenario=reads%3A404' })).status).toBe(404);
});

test('the address overrides the cookie', async () => {
  expect((await call({ cookie: 'mock-scenario=404', search: '?mock=off' })).status).toBe(200);
});

test('a scenario can be limited to one operation', async () => {
  const visit = { search: '?mock=listQuestions:500' };
  expect((await call(visit)).status).toBe(500);
  expect((await call(visit, '/api/e-commerce-app/orders')).status).toBe(200);
});

test('scenarios for the backend alone do not apply here', async () => {
  expect((await call({ search: '?mock=saveRsvp:500,ten-thousand,single-guest' })).status).toBe(200);
});

test('empty returns every list without entries', async () => {
  expect(await (await call({ search: '?mock=empty' })).json()).toEqual([]);
  const timeline: unknown = await (await call({ search: '?mock=empty' }, '/api/profile/timeline')).json();
  expect(timeline).toEqual({ posts: [], activities: [] });
});

test('offline fails as fetch does, and nothing is applied', async () => {
  await expect(call({ search: '?mock=offline' })).rejects.toThrow(TypeError);
});

test('a call under latency keeps what another tab changed during its pause', async () => {
  vi.useFakeTimers();
  let state: string | undefined;
  const kept = { read: () => state, write: (next: string) => void (state = next) };
  const visit = { search: '?mock=createNote:latency', cookie: '' };
  const [slowTab, otherTab] = [createTemplatePage(kept, () => visit), createTemplatePage(kept)];
  const take = (title: string) =>
    new Request('https://page.example/api/messages-app/create-message', {
      method: 'POST',
      body: JSON.stringify({ title }),
    });
  const slow = slowTab(take('Slow'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  await otherTab(take('Other'));
  await vi.runAllTimersAsync();
  await slow;
  const response = await otherTab(new Request('https://page.example/api/messages-app/messages'));
  const notes: { title: string }[] = await response.json();
  expect(notes.slice(0, 2).map(({ title }) => title)).toEqual(['Slow', 'Other']);
});
