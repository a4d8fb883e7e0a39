import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScope } from '../../../api/use-api.ts';
import { eventQuery } from '../../../domain/event/event-queries.ts';
import type { Event } from '../../../domain/event/event.ts';
import { guestListKey } from '../../../domain/guest/guest-queries.ts';
import { messagesQuery } from '../../../domain/message/message-queries.ts';
import { createLazyPart } from '../../../ui/states/lazy-part.tsx';
import { MenuButton } from '../../../ui/dialog/MenuButton.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import styles from '../list/event-list.module.css';

const Items = createLazyPart(async () => (await import('./EventMenuItems.tsx')).EventMenuItems);

/** The menu of an event: refreshes its visible data, and deletes it. The query client reports failed refreshes. */
export function EventMenu({ event }: { event: Event }) {
  const { i18n, t } = useLingui();
  const { api, queryClient } = useScope();
  const [isDeleting, setDeleting] = useState(false);
  const messages = messagesQuery(api, event.id);
  const { data } = useQuery({ ...messages, enabled: false });
  const { dataUpdatedAt } = useQuery({ ...eventQuery(api, event.id), enabled: false });
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all(
        [eventQuery(api, event.id).queryKey, guestListKey(event.id), messages.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const time = i18n.date(new Date(dataUpdatedAt), { timeStyle: 'medium' });
  const updated = t`Updated at ${time}`;
  return (
    <>
      <MenuButton
        appearance="subtle"
        icon={
          refresh.isPending ? (
            <ArrowClockwise20Regular className={styles.turning ?? ''} />
          ) : (
            <MoreHorizontal20Regular />
          )
        }
        aria-label={t`More actions`}
        title={t`More actions`}
        menu={Items}
        menuProps={{
          eventId: event.id,
          updated,
          onRefresh: () => !refresh.isPending && refresh.mutate(),
          onDelete: () => setDeleting(true),
        }}
      />
      <span className="visually-hidden" role="status">
        {refresh.isSuccess && updated}
      </span>
      <DeleteEvent event={event} messageCount={data?.length} isOpen={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
