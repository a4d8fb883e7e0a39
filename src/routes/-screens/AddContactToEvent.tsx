import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { createOnce } from '../../api/create-once.ts';
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
import styles from './AddContactToEvent.module.css';
import { type Invitation, inviteGuest } from './invite-guest.ts';

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contactId }: { contactId: string }) {
  const { i18n } = useLingui();
  const api = useApi();
  const { data: contact } = useQuery(contactQuery(useTemplateApi(), contactId));
  const { data: events, error, refetch } = useQuery(eventsQuery(api));
  const [once] = useState(createOnce);
  const [invitedTo, setInvitedTo] = useState<readonly string[]>([]);
  const [listed, setListed] = useState<{ eventId: string; name: string }>();
  const invite = useMutation(inviteGuest(api, useQueryClient(), once));
  const last = events?.find(({ id }) => id !== undefined && id === invitedTo.at(-1));
  const eventName = <EventName name={last?.name ?? ''} />;
  const listName = <EventName name={events?.find(({ id }) => id === listed?.eventId)?.name ?? ''} />;
  const guestName = <ForeignText text={listed?.name ?? ''} />;
  const add = (invitation: Invitation) =>
    invite.mutate(invitation, {
      onSuccess({ listedAs }) {
        const { eventId } = invitation;
        if (listedAs === undefined) setInvitedTo((before) => [...before, eventId]);
        else setListed({ eventId, name: listedAs });
      },
    });
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
      {invite.isError && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{say(i18n, describeCreateError(invite.error))}</MessageBarBody>
        </MessageBar>
      )}
      <ul>
        {events.map(
          ({ id, name }) =>
            id !== undefined && (
              <li key={id}>
                <Button
                  appearance="subtle"
                  disabledFocusable={invite.isPending || invitedTo.includes(id)}
                  onClick={() => add({ eventId: id, guest })}
                >
                  <EventName name={name} />
                </Button>
              </li>
            ),
        )}
      </ul>
      <ConfirmDialog
        open={listed !== undefined}
        action={<Trans>add this guest again</Trans>}
        confirmLabel={<Trans>Add anyway</Trans>}
        onConfirm={() => {
          setListed(undefined);
          if (listed) add({ eventId: listed.eventId, guest, isWanted: true });
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
