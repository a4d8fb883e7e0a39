import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi, useTemplateApi } from '../../../api/use-api.ts';
import { eventsQuery } from '../../../domain/event-queries.ts';
import { PanelState } from '../../../ui/PanelState.tsx';
import { SlowNotice } from '../../../ui/SlowNotice.tsx';
import styles from './AddContactToEvent.module.css';
import { AlreadyListedDialog } from './AlreadyListedDialog.tsx';
import { toGuest } from './contact.ts';
import { ContactPhoneProblem } from './ContactPhoneProblem.tsx';
import { EventChoices } from './EventChoices.tsx';
import { InvitationOutcome } from './InvitationOutcome.tsx';
import { contactQuery } from './queries.ts';
import { type AlreadyListed, useInvitations } from './use-invitations.ts';

interface AddContactToEventProps {
  contactId: string;
  /** The key of the contact's draft. */
  formKey: string;
}

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contactId, formKey }: AddContactToEventProps) {
  const { data: contact } = useQuery(contactQuery(useTemplateApi(), contactId));
  const { data: events, error, refetch } = useQuery(eventsQuery(useApi()));
  const listId = useId();
  const [listed, setListed] = useState<AlreadyListed>();
  const { invite, isSending, isFromBefore, failure, invitedTo } = useInvitations({
    formKey,
    isShown: () => document.getElementById(listId) !== null,
    onAlreadyListed: setListed,
  });
  const guest = contact && toGuest(contact);
  if (contact && !guest) {
    return (
      <div className={styles.events}>
        <ContactPhoneProblem contactId={contactId} />
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
      <InvitationOutcome events={events} invitedTo={invitedTo} failure={failure} />
      <EventChoices
        id={listId}
        events={events}
        isDisabled={(id) => isSending || invitedTo.includes(id)}
        onChoose={(eventId) => !isSending && invite({ eventId, guest })}
      />
      {isSending && (
        <SlowNotice isSlow={isFromBefore}>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <AlreadyListedDialog
        listed={listed}
        events={events}
        onConfirm={({ eventId }) => {
          setListed(undefined);
          invite({ eventId, guest, isWanted: true });
        }}
        onCancel={() => setListed(undefined)}
      />
    </div>
  );
}
