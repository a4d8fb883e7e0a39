import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive';
import { NotepadRegular } from '@fluentui/react-icons/svg/notepad';
import { SearchInfoRegular } from '@fluentui/react-icons/svg/search-info';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { TagQuestionMarkRegular } from '@fluentui/react-icons/svg/tag-question-mark';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { listParams, type NoteList } from './note-place.ts';

interface NotesEmptyProps {
  list: NoteList;
  /** Whether the list has notes, but the search matches none. */
  isSearched: boolean;
}

/** An empty list of notes, and what to do about it. */
export const NotesEmpty = (props: NotesEmptyProps) => <EmptyState {...wordsFor(props)} />;

function wordsFor({ list, isSearched }: NotesEmptyProps) {
  if (isSearched) {
    return {
      icon: <SearchInfoRegular aria-hidden />,
      title: <Trans>No notes match your search</Trans>,
      hint: <Trans>Try fewer words, or another list.</Trans>,
    };
  }
  if (list.name === 'archive') {
    return {
      icon: <ArchiveRegular aria-hidden />,
      title: <Trans>The archive is empty</Trans>,
      hint: <Trans>Archived notes appear here.</Trans>,
    };
  }
  if (list.name === 'reminders') {
    return {
      icon: <AlertRegular aria-hidden />,
      title: <Trans>No note has a reminder</Trans>,
      hint: <Trans>Open a note and set a date and a time.</Trans>,
    };
  }
  if (list.name !== 'label') {
    return {
      icon: <NotepadRegular aria-hidden />,
      title: <Trans>No notes yet</Trans>,
      hint: <Trans>Add your first note above.</Trans>,
    };
  }
  if (list.label) {
    return {
      icon: <TagRegular aria-hidden />,
      title: <Trans>No note has this label</Trans>,
      hint: <Trans>Notes you add here get this label.</Trans>,
    };
  }
  return {
    icon: <TagQuestionMarkRegular aria-hidden />,
    title: <Trans>Label not found</Trans>,
    hint: <Trans>It may have been removed; its notes are still there.</Trans>,
    action: (
      <Link to="/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}" params={listParams({ name: 'all' })}>
        <Trans>To all notes</Trans>
      </Link>
    ),
  };
}
