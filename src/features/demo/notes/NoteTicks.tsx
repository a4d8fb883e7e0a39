import { Checkbox } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Note } from '../../../api/demo.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { rowKeys } from '../../../ui/row-keys.ts';
import { progressOf } from './checklist.ts';
import { type NotesBackend, tickMutation } from './mutations.ts';

/** How many things a card shows; the rest is in the note. */
const atMost = 6;

/** A note's checklist on its card: a tick counts at once. */
export function NoteTicks({ note, backend }: { note: Note; backend: NotesBackend }) {
  const { mutate } = useMutation(tickMutation(backend, note.id));
  const { done, total } = progressOf(note.checklist);
  const more = total - atMost;
  const keys = rowKeys(note.checklist);
  return (
    <div className="note-ticks">
      <ul>
        {note.checklist.slice(0, atMost).map(({ id, checked, text }, place) => (
          <li key={keys[place]}>
            <Checkbox
              checked={checked}
              label={<ForeignText text={text} />}
              onChange={(_, data) => mutate({ itemId: id, checked: data.checked === true })}
            />
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          {done} of {total} done
        </Trans>
        {more > 0 && (
          <>
            {' · '}
            <Trans>{more} more in the note</Trans>
          </>
        )}
      </p>
    </div>
  );
}
