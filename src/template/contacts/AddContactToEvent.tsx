import { Button, Link as FluentLink, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { Contact } from '../api/template.gen.ts';
import { useApi } from '../../api/use-api.ts';
import { EventName } from '../../shared/event/EventName.tsx';
import { eventsQuery } from '../../domain/event/event-queries.ts';
import { describeWriteError } from '../../ui/toasts/write-error.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { PanelState } from '../../ui/states/PanelState.tsx';
import { translate } from '../../ui/toasts/translate.ts';
import { toGuest, inviteGuest } from './contact.ts';
import { ContactLink } from './contact-parts.tsx';
import styles from './Contacts.module.css';

const TextLink = createLink(FluentLink);

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contact }: { contact: Contact }) {
  const { i18n } = useLingui();
  const api = useApi();
  const { data: events, error: loadError, refetch } = useQuery(eventsQuery(api));
  const {
    mutate,
    isPending,
    error,
    data: listedAs,
    variables,
  } = useMutation(inviteGuest(api, useQueryClient()));
  const guest = toGuest(contact);
  if (!guest) {
    return (
      <div className={styles.events}>
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <Trans>
              The phone number of a guest has 10 digits. Correct the number of this contact first.
            </Trans>
          </MessageBarBody>
        </MessageBar>
        <ContactLink contact={contact.id} edit="form" appearance="primary">
          <Trans>Edit</Trans>
        </ContactLink>
      </div>
    );
  }
  if (!events) return <PanelState error={loadError} onRetry={() => void refetch()} />;
  const chosen = isPending || error ? undefined : events.find(({ id }) => id === variables?.eventId);
  const eventName = <EventName name={chosen?.name ?? ''} />;
  const guestName = <ForeignText text={listedAs ?? ''} />;
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
        {chosen && (
          <MessageBar intent={listedAs === undefined ? 'success' : 'warning'} layout="multiline">
            <MessageBarBody>
              {listedAs === undefined ? (
                <Trans>Added to {eventName}.</Trans>
              ) : (
                <Trans>
                  Already on the guest list of {eventName}: {guestName}
                </Trans>
              )}{' '}
              <TextLink to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: chosen.id }}>
                <Trans>Open the guest list</Trans>
              </TextLink>
            </MessageBarBody>
          </MessageBar>
        )}
        {error && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{translate(i18n, describeWriteError(error))}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      {events.map(
        ({ id: eventId, name }) =>
          eventId !== undefined && (
            <Button key={eventId} disabledFocusable={isPending} onClick={() => mutate({ eventId, guest })}>
              <EventName name={name} />
            </Button>
          ),
      )}
    </div>
  );
}
