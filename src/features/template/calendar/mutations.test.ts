import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { NetworkError } from '../../../api/errors.ts';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { failed, saveEvent } from './mutations.ts';
import { calendarEventsQuery } from './queries.ts';

const tasting: CalendarEvent = {
  id: 'tasting',
  title: 'Tasting',
  start: '2030-05-08T10:00',
  end: '2030-05-08T11:00',
  allDay: false,
  category: 'planning',
  location: '',
  notes: '',
};

afterEach(() => toasts.clear());

/** An API whose POST calls end one after the other as given. */
function createMoves(outcomes: boolean[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let saved = tasting;
  const call = {
    GET: () => Promise.resolve({ data: [saved] }),
    POST(_path: string, { body }: { body: CalendarEvent }) {
      if (!outcomes.shift()) return Promise.reject(new NetworkError());
      saved = body;
      return Promise.resolve({ data: body });
    },
  };
  const templateApi = call as unknown as TemplateApi;
  const { queryKey } = calendarEventsQuery(templateApi);
  queryClient.setQueryData(queryKey, [tasting]);
  const moves = new MutationObserver(queryClient, saveEvent({ templateApi, queryClient }, failed.show));
  const move = async (day: number) => {
    const start = `2030-05-${String(day).padStart(2, '0')}T10:00`;
    await moves.mutate({ ...tasting, start }).catch(() => undefined);
  };
  return {
    move: (...days: number[]) => Promise.all(days.map(move)),
    getStart: () => queryClient.getQueryData(queryKey)?.[0]?.start,
  };
}

// Files share a worker, and so its toasts.
beforeEach(() => toasts.clear());

test('a failed move is reported also if a later one is saved', async () => {
  const { move, getStart } = createMoves([false, true]);
  await move(9, 10);
  expect(getStart()).toBe('2030-05-10T10:00');
  expect(toasts.getSnapshot()).toMatchObject([
    { message: { message: 'We could not save this. Try again.' } },
  ]);
});
