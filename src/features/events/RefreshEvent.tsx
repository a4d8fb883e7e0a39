import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { eventQuery } from '../../domain/event-queries.ts';
import { guestListKey } from '../../domain/guest-keys.ts';
import { messagesQuery } from '../../domain/message-queries.ts';
import styles from './RefreshEvent.module.css';

/** Refreshes the visible data of an event, and says how old it is. The query client reports failures. */
export function RefreshEvent({ eventId }: { eventId: string }) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { dataUpdatedAt } = useQuery({ ...eventQuery(api, eventId), enabled: false });
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all(
        [eventQuery(api, eventId).queryKey, guestListKey(eventId), messagesQuery(api, eventId).queryKey].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const time = i18n.date(new Date(dataUpdatedAt), { timeStyle: 'medium' });
  return (
    <>
      <Button
        className={styles.refresh ?? ''}
        appearance="subtle"
        aria-label={t`Refresh`}
        title={t`Updated at ${time}`}
        icon={<ArrowClockwise20Regular className={(refresh.isPending && styles.turning) || ''} />}
        disabledFocusable={refresh.isPending}
        onClick={() => !refresh.isPending && refresh.mutate()}
      />
      <span className="visually-hidden" role="status">
        {refresh.isSuccess && t`Updated at ${time}`}
      </span>
    </>
  );
}
