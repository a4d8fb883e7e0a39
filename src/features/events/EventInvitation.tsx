import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readBefore } from '../../api/read-back.ts';
import { useApi } from '../../api/use-api.ts';
import { readBeginning, withBeginning } from '../../forms/draft-beginning.ts';
import { NotSent } from '../../forms/sending-forms.ts';
import { toasts } from '../../ui/toasts.ts';
import { useConflict } from '../../ui/use-conflict.ts';
import { EventConflictDialog } from './EventConflictDialog.tsx';
import { asTexts, differences, type EventDetails, ofTexts } from '../../domain/event-details.ts';
import { EventEditor, type RenderPreview, type Unsaved } from './EventEditor.tsx';
import type { Event } from '../../domain/event.ts';
import { readAgain, updateEventMutation } from './mutations.ts';
import { SavedImages } from './SavedImages.tsx';
import { eventQuery } from '../../domain/event-queries.ts';

interface EventInvitationProps {
  eventId: string;
  unsaved: Unsaved;
  renderPreview: RenderPreview;
}

/** The texts of an event for its guests, to read and to edit (the specification, section 2). */
export function EventInvitation({ eventId, unsaved, renderPreview }: EventInvitationProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(updateEventMutation({ api, queryClient }));
  const { data: event } = useSuspenseQuery(eventQuery(api, eventId));
  const [form, setForm] = useState(() => ({
    round: 0,
    saved: event.details,
    since: ofTexts(readBeginning(unsaved.draft, asTexts(event.details))),
  }));
  const { conflict, choose } = useConflict<EventDetails>();

  const startWith = ({ details }: Event) => {
    unsaved.draft.remove();
    setForm({ round: form.round + 1, saved: details, since: details });
  };
  const save = async (mine: EventDetails) => {
    const now = await readBefore(readAgain({ api, queryClient }, eventId));
    const theirs = now.details;
    if (differences(theirs, form.since).length > 0 && differences(theirs, mine).length > 0) {
      const winner = await choose(mine, theirs);
      if (winner === 'theirs') startWith(now);
      if (winner !== 'mine') throw new NotSent();
    }
    const { details } = await mutateAsync({ event: now, details: mine });
    setForm({ ...form, saved: details, since: details });
    toasts.show({ variant: 'success', message: msg`Event saved` });
  };
  return (
    <>
      <EventEditor
        key={form.round}
        saved={form.saved}
        image={event.image}
        images={<SavedImages event={event} />}
        unsaved={{ ...unsaved, draft: withBeginning(unsaved.draft, asTexts(form.since)) }}
        onSave={save}
        onRestart={() => startWith(event)}
        focused={form.round > 0}
        renderPreview={renderPreview}
        submitLabel={<Trans>Save</Trans>}
      />
      <EventConflictDialog conflict={conflict} />
    </>
  );
}
