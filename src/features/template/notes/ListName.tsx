import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import type { NoteList } from './note-place.ts';

/** The name of a list of notes. */
export function ListName({ list }: { list: NoteList }) {
  if (list.name === 'archive') return <Trans>Archive</Trans>;
  if (list.name === 'reminders') return <Trans>Reminders</Trans>;
  if (list.name !== 'label' || !list.label) return <Trans>Notes</Trans>;
  return <ForeignText text={list.label.name} isOneLine />;
}

/** The title of the tab while a list is open: React places it before that of the route, and the first one counts. */
export function ListTitle({ list }: { list: NoteList }) {
  const { t } = useLingui();
  const names = { all: t`Notes`, reminders: t`Reminders`, archive: t`Archive` };
  const name = list.name === 'label' ? (list.label?.name ?? names.all) : names[list.name];
  return <title>{`${name} · Guestwise`}</title>;
}
