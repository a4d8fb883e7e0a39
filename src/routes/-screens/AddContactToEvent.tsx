import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useApi, useTemplateApi } from '../../api/use-api.ts';
import { EventName } from '../../domain/EventName.tsx';
import { eventsQuery } from '../../domain/event-queries.ts';
import { toGuest } from '../../features/template/contacts/contact.ts';
import { ContactLink } from '../../features/template/contacts/ContactLink.tsx';
import { contactQuery } from '../../features/template/contacts/queries.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { describeCreateError } from '../../ui/create-error.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { PanelState } from '../../ui/PanelState.tsx';
import { say } from '../../ui/say.ts';
import { SlowNotice } from '../../ui/SlowNotice.tsx';
import styles from './AddContactToEvent.module.css';
import { type AlreadyListed, useInvitations } from './use-invitations.ts';

interface AddContactToEventProps {
  contactId: string;
  /** The key of the contact's draft. */
  formKey: string;
}

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contactId, formKey }: AddContactToEventProps) {
  const { i18n } = useLingui();
  const { data: contact } = useQuery(contactQuery(useTemplateApi(), contactId));
  const { data: events, error, refetch } = useQuery(eventsQuery(useApi()));
  const listId = useId();
  const [listed, setListed] = useState<AlreadyListed>();
  const { invite, isSending, isFromBefore, failure, invitedTo } = useInvitations({
    formKey,
    isShown: () => document.getElementById(listId) !== null,
    onAlreadyListed: setListed,
  });
  const last = events?.find(({ id }) => id !== undefined && id === invitedTo.at(-1));
  const eventName = <EventName name={last?.name ?? ''} />;
  const listName = <EventName name={events?.find(({ id }) => id === listed?.eventId)?.name ?? ''} />;
  const guestName = <ForeignText text={listed?.name ?? ''} />;
  const guest = contact && toGuest(contact);
  if (contact && !guest) {
    return (
      <div className={styles.events}>
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <Trans>
              The phone number of a guest has 10 digits. Correct the number of this contact first.
            </Trans>
          </MessageBarBody>
        </MessageBar>
        <ContactLink contact={contactId} edit="form" appearance="primary">
          <Trans>Edit</Trans>
        </ContactLink>
      </div>
    );
  }
  if (!events || !guest) return <PanelState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.events}>
      <p>
        {events.length > 0 ? (
          <Trans>Choose an event. The contact is added to its guest list, and gets an RSVP link there.</Trans>
        ) : (
          <Trans>Create an event to invite guests.</Trans>
        )}
      </p>
      {/* Always mounted, so that its text is announced. */}
      <div role="status">
        {last?.id !== undefined && (
          <MessageBar intent="success" layout="multiline">
            <MessageBarBody>
              <Trans>Added to {eventName}.</Trans>{' '}
              <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: last.id }}>
                <Trans>Open the guest list</Trans>
              </Link>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {failure && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{say(i18n, describeCreateError(failure))}</MessageBarBody>
        </MessageBar>
      )}
      <ul id={listId}>
        {events.map(
          ({ id, name }) =>
            id !== undefined && (
              <li key={id}>
                <Button
                  appearance="subtle"
                  disabledFocusable={isSending || invitedTo.includes(id)}
                  onClick={() => !isSending && invite({ eventId: id, guest })}
                >
                  <EventName name={name} />
                </Button>
              </li>
            ),
        )}
      </ul>
      {isSending && (
        <SlowNotice isSlow={isFromBefore}>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <ConfirmDialog
        open={listed !== undefined}
        action={<Trans>add this guest again</Trans>}
        confirmLabel={<Trans>Add anyway</Trans>}
        onConfirm={() => {
          setListed(undefined);
          if (listed) invite({ eventId: listed.eventId, guest, isWanted: true });
        }}
        onCancel={() => setListed(undefined)}
      >
        <Trans>
          Already on the guest list of {listName}: {guestName}
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
