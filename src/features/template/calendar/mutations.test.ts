import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
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

/** An API whose POST calls end one after the other as given, and whose lists can be read or not. */
function createMoves(outcomes: boolean[], isReadable = true) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let saved = tasting;
  const call = {
    GET: () => (isReadable ? Promise.resolve({ data: [saved] }) : Promise.reject(new NetworkError())),
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
    await moves.mutate({ event: { ...tasting, start }, changes: { start } }).catch(() => undefined);
  };
  return {
    move: (...days: number[]) => Promise.all(days.map(move)),
    getStart: () => queryClient.getQueryData(queryKey)?.[0]?.start,
  };
}

test('[F06] quick moves that all fail leave an appointment where it was saved', async () => {
  const { move, getStart } = createMoves([], false);
  await move(9, 10, 11);
  expect(getStart()).toBe(tasting.start);
});

test('[F06] after a failed move, an earlier one that was saved stays', async () => {
  const { move, getStart } = createMoves([true, false]);
  await move(9, 10);
  expect(getStart()).toBe('2030-05-09T10:00');
});

test('a failed move is reported also if a later one is saved', async () => {
  const { move, getStart } = createMoves([false, true]);
  await move(9, 10);
  expect(getStart()).toBe('2030-05-10T10:00');
  expect(toasts.getSnapshot()).toMatchObject([
    { message: { message: 'We could not save this. Try again.' } },
  ]);
});
