import { Button } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { Archive20Regular } from '@fluentui/react-icons/svg/archive';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Notepad20Regular } from '@fluentui/react-icons/svg/notepad';
import { Tag20Regular } from '@fluentui/react-icons/svg/tag';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Label, Note } from '../../../api/template.gen.ts';
import { ListName } from './ListName.tsx';
import { listParams, type NoteList, getListNotes } from './note-place.ts';
import styles from './NotesNav.module.css';

interface NotesNavProps {
  notes: readonly Note[];
  labels: readonly Label[];
  /** The current list. */
  shown: NoteList;
  onEditLabels(): void;
}

/** The lists of notes as links with their counts; a row to swipe on a phone. */
export function NotesNav({ notes, labels, shown, onEditLabels }: NotesNavProps) {
  const { t, i18n } = useLingui();
  const link = (list: NoteList, icon: ReactNode) => {
    const isShown = getListKey(list) === getListKey(shown);
    return (
      <li key={getListKey(list)}>
        <Link
          to="/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}"
          params={listParams(list)}
          activeOptions={{ exact: true }}
          aria-current={isShown ? 'page' : undefined}
          data-shown={isShown}
        >
          {icon}
          <span className={styles.name}>
            <ListName list={list} />
          </span>
          <i>{i18n.number(getListNotes(list, notes).length)}</i>
        </Link>
      </li>
    );
  };
  return (
    <nav className={styles.nav} aria-label={t`Lists of notes`}>
      <ul>
        {link({ name: 'all' }, <Notepad20Regular aria-hidden />)}
        {link({ name: 'reminders' }, <Alert20Regular aria-hidden />)}
        {link({ name: 'archive' }, <Archive20Regular aria-hidden />)}
        {labels.map((label) => link({ name: 'label', label }, <Tag20Regular aria-hidden />))}
      </ul>
      <Button appearance="subtle" icon={<Edit20Regular />} onClick={onEditLabels}>
        <Trans>Edit labels</Trans>
      </Button>
    </nav>
  );
}

/** A unique key for a list. */
export const getListKey = (list: NoteList) =>
  list.name === 'label' ? `label ${list.label?.id ?? ''}` : list.name;
