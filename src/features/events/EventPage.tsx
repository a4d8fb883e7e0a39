import { PeopleList20Regular } from '@fluentui/react-icons/svg/people-list';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { NotSent } from '../../forms/use-schema-form.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Page } from '../../ui/Page.tsx';
import { toasts } from '../../ui/toasts.ts';
import { type Conflict, ConflictDialog, type Winner } from './ConflictDialog.tsx';
import { beginningOf, withBeginning } from './draft-beginning.ts';
import { DeleteEvent } from './DeleteEvent.tsx';
import { differences, type EventDetails } from '../../domain/event-details.ts';
import { EventEditor, type Unsaved } from './EventEditor.tsx';
import type { Event } from '../../domain/event.ts';
import { readAgain, updateEvent } from './mutations.ts';
import { eventQuery } from '../../domain/event-queries.ts';

interface EventPageProps {
  eventId: string;
  unsaved: Unsaved;
}

/** One event: what it says to its guests (the specification, section 2). */
export function EventPage({ eventId, unsaved }: EventPageProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const [form, setForm] = useState(() => ({
    round: 0,
    saved: event.details,
    since: beginningOf(unsaved.draft, event.details),
  }));
  const [conflict, setConflict] = useState<Conflict>();

  const startWith = ({ details }: Event) => {
    unsaved.draft.remove();
    setForm({ round: form.round + 1, saved: details, since: details });
  };
  const choose = async (mine: EventDetails, theirs: EventDetails) => {
    const winner = await new Promise<Winner>((answer) => setConflict({ mine, theirs, answer }));
    setConflict(undefined);
    return winner;
  };
  const save = async (mine: EventDetails) => {
    const now = await readAgain({ api, queryClient }, eventId);
    const theirs = now.details;
    if (differences(theirs, form.since).length > 0 && differences(theirs, mine).length > 0) {
      const winner = await choose(mine, theirs);
      if (winner === 'theirs') startWith(now);
      if (winner !== 'mine') throw new NotSent();
    }
    const { details } = await updateEvent({ api, queryClient }, now, mine);
    setForm({ ...form, saved: details, since: details });
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
          <DeleteEvent eventId={eventId} name={name} unsaved={unsaved} />
        </>
      }
    >
      <EventEditor
        key={form.round}
        saved={form.saved}
        image={event.image}
        unsaved={{ ...unsaved, draft: withBeginning(unsaved.draft, form.since) }}
        save={save}
        restart={() => startWith(event)}
        focused={form.round > 0}
        submitLabel={<Trans>Save</Trans>}
      />
      <ConflictDialog conflict={conflict} />
    </Page>
  );
}
