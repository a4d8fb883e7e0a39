import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EventName } from '../../../domain/EventName.tsx';
import type { EventSummary } from '../../../domain/event.ts';
import { describeCreateError } from '../../../ui/create-error.ts';
import { translate } from '../../../ui/translate.ts';

interface InvitationOutcomeProps {
  events: readonly EventSummary[];
  /** The ids of the events that the guest was added to, latest last. */
  invitedTo: readonly string[];
  /** Why the last call failed. */
  failure: Error | undefined;
}

/** Says which event a guest was added to, with the way to its list, or why not. */
export function InvitationOutcome({ events, invitedTo, failure }: InvitationOutcomeProps) {
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
