import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useScope } from '../../api/use-api.ts';
import { EventCover } from '../../shared/event/EventCover.tsx';
import { eventQuery } from '../../domain/event/event-queries.ts';
import { guestsQuery } from '../../domain/guest/guest-queries.ts';
import { getPersonalLink } from '../../domain/guest/rsvp-link.ts';
import { firstPage } from '../../ui/layout/paging.ts';
import { messagesQuery } from '../../domain/message/message-queries.ts';
import { pendingDeletion } from '../../shared/pending-deletion.ts';
import { useDrafts } from '../../forms/use-draft.ts';
import { MessageEditor } from './MessageEditor.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './messages.module.css';
import { useShortcuts } from '../../ui/keyboard/shortcuts.ts';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';

interface EventMessagesProps {
  eventId: string;
  /** The message in the address: its id, `new`, or none. */
  opened: string | undefined;
}

/** The messages of an event: the list and the editor (specification, section 2). */
export function EventMessages({ eventId, opened }: EventMessagesProps) {
  const { t } = useLingui();
  const scope = { ...useScope(), eventId };
  const { data: event } = useSuspenseQuery(eventQuery(scope.api, eventId));
  // The recipient in the preview is the first guest.
  const guests = useQuery(guestsQuery(scope.api, { eventId, filter: 'all', ...firstPage }));
  const guest = guests.data?.guests.find(({ id, name }) => id !== undefined && name !== '');
  const openDraft = useDrafts();
  const getFormName = (messageId: string) => `message ${eventId} ${messageId}`;
  const { data } = useSuspenseQuery(messagesQuery(scope.api, eventId));
  const deleted = useSyncExternalStore(pendingDeletion.subscribe, pendingDeletion.getSnapshot);
  const messages = data.filter(({ id }) => id === undefined || !deleted.has(id));
  const usual = messages.find(({ isSelected }) => isSelected) ?? messages.find(({ id }) => id !== undefined);
  // An address without a message keeps the first shown message: another user may select or delete messages.
  const [first, setFirst] = useState(usual?.id);
  const asked = opened ?? first;
  const current =
    asked === 'new' ? undefined : (messages.find(({ id }) => id !== undefined && id === asked) ?? usual);
  // Deleted by another user while it was edited here: the edited text must not be lost.
  const isLost =
    asked !== undefined &&
    asked !== 'new' &&
    asked !== current?.id &&
    !deleted.has(asked) &&
    openDraft(getFormName(asked)).read() !== undefined;
  const edited = asked === 'new' || isLost ? asked : current?.id;
  const navigate = useNavigate();
  const write = () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, tab: 'messages', message: 'new' }),
      resetScroll: false,
    });
  useShortcuts([{ key: 'n', label: msg`New message`, run: write }]);
  return (
    <>
      <h2 className="visually-hidden">
        <Trans context="tab">Messages</Trans>
      </h2>
      {messages.length === 0 && edited === undefined ? (
        <MessagesEmpty />
      ) : (
        <div className={styles.columns} data-open={opened !== undefined || undefined}>
          <MessageList scope={scope} messages={messages} current={edited} />
          {edited !== undefined && (
            <MessageEditor
              key={`${edited} ${isLost}`}
              name={getFormName(edited)}
              scope={scope}
              message={edited === current?.id ? current : undefined}
              isLost={isLost}
              isFirst={messages.length === 0}
              sample={{
                name: guest?.name ?? t({ message: 'Samira', comment: 'An example of a guest’s name' }),
                link: getPersonalLink(guest?.id ?? 'link'),
                isExample: guest === undefined,
              }}
              onDiscardLost={() => setFirst(undefined)}
              eventName={event.name}
              cover={<EventCover image={event.image} size="large" />}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Explains messages when there are none, and offers to write the first one. */
const MessagesEmpty = () => (
  <Surface>
    <EmptyState
      icon={<ChatRegular aria-hidden />}
      title={<Trans>No messages yet</Trans>}
      hint={
        <Trans>
          Write the text that guests get with their RSVP link. Start with an invitation, a reminder or
          directions.
        </Trans>
      }
      action={
        <ButtonLink
          to="."
          search={(search) => ({ ...search, tab: 'messages', message: 'new' })}
          appearance="primary"
          icon={<Add20Regular />}
        >
          <Trans>Write a message</Trans>
        </ButtonLink>
      }
    />
  </Surface>
);
