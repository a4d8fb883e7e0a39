import { Checkbox } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import type { Note } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { getRowKeys } from '../../../ui/table/rows.ts';
import { ignoreReported } from './actions.ts';
import { getProgress, withTick } from './checklist.ts';
import { type NotesBackend, type Tick, tickMutation } from './mutations.ts';
import styles from './NoteCard.module.css';

/** How many items a card shows; the note has the rest. */
const atMost = 6;

/** A note's checklist on its card: a tick applies at once. */
export function NoteTicks({ note, backend }: { note: Note; backend: NotesBackend }) {
  const { mutateAsync } = useMutation(tickMutation(backend, note.id));
  // The cache reports its changes a moment later, and a box must not flicker until then.
  const [checklist, show] = useOptimistic(note.checklist, (list, { itemId, checked }: Tick) =>
    withTick(list, itemId, checked),
  );
  const tick = (each: Tick) =>
    startTransition(async () => {
      show(each);
      await mutateAsync(each).catch(ignoreReported);
    });
  const { done, total } = getProgress(checklist);
  const more = total - atMost;
  const keys = getRowKeys(checklist);
  return (
    <div className={styles.ticks}>
      <ul>
        {checklist.slice(0, atMost).map(({ id, checked, text }, place) => (
          <li key={keys[place]}>
            <Checkbox
              checked={checked}
              label={<ForeignText text={text} />}
              onChange={(_, data) => tick({ itemId: id, checked: data.checked === true })}
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
