import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { createOnce } from '../../api/create-once.ts';
import { useApi, useTemplateApi } from '../../api/use-api.ts';
import { eventsQuery } from '../../domain/event-queries.ts';
import { toGuest } from '../../features/template/contacts/contact.ts';
import { contactQuery } from '../../features/template/contacts/queries.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { say } from '../../ui/say.ts';
import { Bone } from '../../ui/Skeleton.tsx';
import { describeCreateError } from '../../ui/create-error.ts';
import styles from './AddContactToEvent.module.css';
import { inviteGuest } from './invite-guest.ts';

/** Adds a contact to one of the events as a guest: the only connection from the contacts to the product's own data. */
export function AddContactToEvent({ contactId }: { contactId: string }) {
  const { i18n } = useLingui();
  const api = useApi();
  const { data: contact } = useQuery(contactQuery(useTemplateApi(), contactId));
  const { data: events, isError } = useQuery(eventsQuery(api));
  const [once] = useState(createOnce);
  const invite = useMutation(inviteGuest(api, useQueryClient(), once));
  const invited = events?.find(({ id }) => id !== undefined && id === invite.data);
  const eventName = <ForeignText text={invited?.name ?? ''} />;
  return (
    <div className={styles.events}>
      <p>
        <Trans>Choose an event. The contact is added to its guest list, and gets an RSVP link there.</Trans>
      </p>
      <div role="status">
        {invited?.id !== undefined && (
          <MessageBar intent="success" layout="multiline">
            <MessageBarBody>
              <Trans>Added to {eventName}.</Trans>{' '}
              <Link to="/events/guests/$filter" params={{ filter: 'all' }} search={{ event: invited.id }}>
                <Trans>Open the guest list</Trans>
              </Link>
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {(isError || invite.isError) && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {isError ? (
              <Trans>We could not load your events</Trans>
            ) : (
              say(i18n, describeCreateError(invite.error))
            )}
          </MessageBarBody>
        </MessageBar>
      )}
      {!events && !isError && <Bone height="160px" />}
      <ul>
        {events?.map(
          ({ id, name }) =>
            id !== undefined && (
              <li key={id}>
                <Button
                  appearance="subtle"
                  disabledFocusable={invite.isPending || !contact || invite.data === id}
                  onClick={() => contact && invite.mutate({ eventId: id, guest: toGuest(contact) })}
                >
                  <ForeignText text={name} />
                </Button>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
