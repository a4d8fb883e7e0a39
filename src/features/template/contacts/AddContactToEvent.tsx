import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useApi, useTemplateApi } from '../../../api/use-api.ts';
import { EventName } from '../../../domain/EventName.tsx';
import { eventsQuery } from '../../../domain/event-queries.ts';
import type { EventSummary } from '../../../domain/event.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { describeCreateError } from '../../../ui/create-error.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { PanelState } from '../../../ui/PanelState.tsx';
import { SlowNotice } from '../../../ui/SlowNotice.tsx';
import { translate } from '../../../ui/translate.ts';
import styles from './Contacts.module.css';
import { toGuest } from './contact.ts';
import { ContactLink } from './contact-parts.tsx';
import { inviteGuest } from './invite-guest.ts';
import { contactQuery } from './queries.ts';

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contactId }: { contactId: string }) {
  const api = useApi();
  const { data: contact } = useQuery(contactQuery(useTemplateApi(), contactId));
  const { data: events, error, refetch } = useQuery(eventsQuery(api));
  const listId = useId();
  const invitation = inviteGuest({
    api,
    queryClient: useQueryClient(),
    contactId,
    isShown: () => document.getElementById(listId) !== null,
  });
  // Also while a call is under way from before the panel was opened again.
  const isSending = useIsMutating({ mutationKey: invitation.mutationKey }) > 0;
  const { mutate, error: failure } = useMutation(invitation);
  const [invitedTo, setInvitedTo] = useState<readonly string[]>([]);
  /** The event whose guest list has the guest already, and the name there. */
  const [listed, setListed] = useState<{ eventId: string; name: string }>();
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
  const invite = (eventId: string, isWanted = false) =>
    mutate(
      { eventId, guest, isWanted },
      {
        onSuccess({ listedAs }) {
          if (listedAs === undefined) setInvitedTo([...invitedTo, eventId]);
          else setListed({ eventId, name: listedAs });
        },
      },
    );
  const listName = <EventName name={events.find(({ id }) => id === listed?.eventId)?.name ?? ''} />;
  const guestName = <ForeignText text={listed?.name ?? ''} />;
  return (
    <div className={styles.events}>
      <p>
        {events.length > 0 ? (
          <Trans>Choose an event. The contact is added to its guest list, and gets an RSVP link there.</Trans>
        ) : (
          <Trans>Create an event to invite guests.</Trans>
        )}
      </p>
      <InvitationOutcome events={events} invitedTo={invitedTo} failure={failure ?? undefined} />
      <ul id={listId} className={styles.choices}>
        {events.map(
          ({ id, name }) =>
            id !== undefined && (
              <li key={id}>
                <Button
                  appearance="subtle"
                  disabledFocusable={isSending || invitedTo.includes(id)}
                  onClick={() => invite(id)}
                >
                  <EventName name={name} />
                </Button>
              </li>
            ),
        )}
      </ul>
      {isSending && (
        <SlowNotice isSlow={false}>
          <Trans>Still sending. Keep this page open.</Trans>
        </SlowNotice>
      )}
      <ConfirmDialog
        open={listed !== undefined}
        action={<Trans>add this guest again</Trans>}
        confirmLabel={<Trans>Add anyway</Trans>}
        onConfirm={() => {
          setListed(undefined);
          if (listed) invite(listed.eventId, true);
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

interface InvitationOutcomeProps {
  events: readonly EventSummary[];
  /** The ids of the events that the guest was added to, latest last. */
  invitedTo: readonly string[];
  /** Why the last call failed. */
  failure: Error | undefined;
}

/** Says which event a guest was added to, with the way to its list, or why not. */
function InvitationOutcome({ events, invitedTo, failure }: InvitationOutcomeProps) {
  const { i18n } = useLingui();
  const last = events.find(({ id }) => id !== undefined && id === invitedTo.at(-1));
  const eventName = <EventName name={last?.name ?? ''} />;
  return (
    <>
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
          <MessageBarBody>{translate(i18n, describeCreateError(failure))}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
