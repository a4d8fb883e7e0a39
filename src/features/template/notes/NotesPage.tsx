import { Plural, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTemplateApi } from '../../../api/use-api.ts';
import { Page } from '../../../ui/Page.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { LabelsDialog } from './LabelsDialog.tsx';
import { ListName, ListTitle } from './ListName.tsx';
import { listParams, type NoteParams, getListNotes, resolvePlace } from './note-place.ts';
import { findNotes } from './note-search.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { NoteGrid } from './NoteGrid.tsx';
import { NotesEmpty } from './NotesEmpty.tsx';
import { getListKey, NotesNav } from './NotesNav.tsx';
import { labelsQuery, notesQuery } from './queries.ts';
import type { NotesSearch } from './schema.ts';
import { TakeNote } from './TakeNote.tsx';
import { UnknownNote } from './UnknownNote.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './NotesPage.module.css';

interface NotesPageProps {
  params: NoteParams;
  search: NotesSearch;
}

/** Notes and their labels (the specification, section 2); the address contains the list, and the open note. */
export function NotesPage({ params, search }: NotesPageProps) {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}' });
  const backend = { templateApi, queryClient: useQueryClient() };
  const { data: notes } = useSuspenseQuery(notesQuery(templateApi));
  const { data: labels } = useSuspenseQuery(labelsQuery(templateApi));
  const { search: query = '', over, edit } = search;
  const { list, noteId } = resolvePlace(params, { notes, labels, over });
  const here = getListNotes(list, notes);
  const found = findNotes(here, query, labels);
  const note = notes.find(({ id }) => id === noteId);
  const label = list.name === 'label' ? list.label : undefined;
  const change = (next: NotesSearch, replace = true) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace, resetScroll: false });
  const closeNote = (options?: { ignoreBlocker: true }) =>
    void navigate({
      to: '/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}',
      params: listParams(list),
      search: query ? { search: query } : {},
      resetScroll: false,
      ...options,
    });
  return (
    <Page
      title={<ListName list={list} />}
      actions={
        <SearchField
          key={getListKey(list)}
          label={t`Search notes`}
          defaultValue={query}
          onChange={(value) => change({ search: value || undefined })}
        />
      }
    >
      <ListTitle list={list} />
      <div className={styles.layout}>
        <NotesNav
          notes={notes}
          labels={labels}
          shown={list}
          onEditLabels={() => change({ edit: 'labels' }, false)}
        />
        <div className={styles.main}>
          {list.name !== 'archive' && (
            <TakeNote
              backend={backend}
              labels={labels}
              label={label}
              isOpen={edit === 'note'}
              onToggle={(isOpen) => change({ edit: isOpen ? 'note' : undefined })}
            />
          )}
          <p className="visually-hidden" role="status">
            {query && <Plural value={found.length} one="# note found" other="# notes found" />}
          </p>
          {noteId !== undefined && !note && <UnknownNote onClose={closeNote} />}
          {found.length === 0 ? (
            <Surface as="div">
              <NotesEmpty list={list} isSearched={here.length > 0} />
            </Surface>
          ) : (
            <NoteGrid notes={found} labels={labels} list={list} backend={backend} />
          )}
        </div>
      </div>
      {note && <NoteDialog key={note.id} note={note} labels={labels} backend={backend} onClose={closeNote} />}
      <LabelsDialog
        open={edit === 'labels'}
        labels={labels}
        backend={backend}
        onClose={() => change({ edit: undefined })}
      />
    </Page>
  );
}
