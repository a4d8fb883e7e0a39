import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { parseResponse } from '../../api/parse-response.ts';
import type { TemplateApi } from '../../api/template-client.ts';

const text = v.fallback(v.optional(v.pipe(v.string(), v.trim())), '');

/** A notification of the server has only an id (specification, section 3); its text is shown if it has one. */
const notification = v.object({ id: v.string(), title: text, description: text, message: text });

const list = v.pipe(
  v.array(v.unknown(), 'The notifications are no list'),
  v.transform((rows) =>
    rows.filter((row) => v.is(notification, row)).map((row) => v.parse(notification, row)),
  ),
);

/** getNotifications. */
export const notificationsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getNotifications'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/notification-panel/data', { signal });
      return parseResponse(list, data);
    },
  });
