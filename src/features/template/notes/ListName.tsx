import { Trans } from '@lingui/react/macro';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import type { NoteList } from './note-place.ts';

/** The name of a list of notes. */
export function ListName({ list }: { list: NoteList }) {
  if (list.name === 'archive') return <Trans>Archive</Trans>;
  if (list.name === 'reminders') return <Trans>Reminders</Trans>;
  if (list.name !== 'label' || !list.label) return <Trans>Notes</Trans>;
  return <ForeignText text={list.label.name} isOneLine />;
}
