import { PeopleList20Regular } from '@fluentui/react-icons/svg/people-list';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Api } from '../../api/client.ts';
import { NotSent } from '../../forms/use-schema-form.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Page } from '../../ui/Page.tsx';
import { toasts } from '../../ui/toasts.ts';
import { type Conflict, ConflictDialog, type Winner } from './ConflictDialog.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import { differences, type EventDetails } from './event-details.ts';
import { EventEditor, type Unsaved } from './EventEditor.tsx';
import type { Event } from './event.ts';
import { readAgain, updateEvent } from './mutations.ts';
import { eventQuery } from './queries.ts';

interface EventPageProps {
  api: Api;
  eventId: string;
  unsaved: Unsaved;
}

/** One event: what it says to its guests (the specification, section 2). */
export function EventPage({ api, eventId, unsaved }: EventPageProps) {
  const queryClient = useQueryClient();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const [base, setBase] = useState(event);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();

  const startWith = (event: Event) => {
    unsaved.draft.remove();
    setBase(event);
    setRound(round + 1);
  };
  const choose = async (mine: EventDetails, theirs: EventDetails) => {
    const winner = await new Promise<Winner>((answer) => setConflict({ mine, theirs, answer }));
    setConflict(undefined);
    return winner;
  };
  const save = async (details: EventDetails) => {
    const now = await readAgain({ api, queryClient }, eventId);
    if (differences(now.details, base.details).length > 0) {
      const winner = await choose(details, now.details);
      if (winner === 'theirs') startWith(now);
      if (winner !== 'mine') throw new NotSent();
    }
    setBase(await updateEvent({ api, queryClient }, now, details));
    toasts.show({ variant: 'success', message: msg`The event is saved` });
  };
  const name = event.name ? <ForeignText text={event.name} /> : <Trans>Untitled event</Trans>;
  return (
    <Page
      title={name}
      trail={
        <Link to="/events">
          <Trans>Events</Trans>
        </Link>
      }
      actions={
        <>
          <ButtonLink
            to="/events/guests/$filter"
            params={{ filter: 'all' }}
            search={{ event: eventId }}
            icon={<PeopleList20Regular />}
          >
            <Trans>Guests</Trans>
          </ButtonLink>
          <DeleteEvent api={api} eventId={eventId} name={name} unsaved={unsaved} />
        </>
      }
    >
      <EventEditor
        key={round}
        saved={base.details}
        image={event.image}
        unsaved={unsaved}
        save={save}
        restart={() => startWith(event)}
        focused={round > 0}
        submitLabel={<Trans>Save</Trans>}
      />
      <ConflictDialog conflict={conflict} />
    </Page>
  );
}
