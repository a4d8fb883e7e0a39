import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { NotepadRegular } from '@fluentui/react-icons/svg/notepad';
import { Tag20Regular } from '@fluentui/react-icons/svg/tag';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Label, Note } from '../api/template.gen.ts';
import { useTemplateApi } from '../api/use-template-api.ts';
import { GoneDialog } from '../../ui/dialog/GoneDialog.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { LabelsDialog } from './LabelsDialog.tsx';
import { findList, type NoteParams, searchNotes, selectNotes } from './note.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './Notes.module.css';
import { labelsQuery, notesQuery, type NotesSearch } from './queries.ts';

interface NotesPageProps {
  params: NoteParams;
  address: NotesSearch;
}

/** Notes and their labels (the specification, section 2); the address contains the list, and the open note. */
export function NotesPage({ params, address: { search = '', note: noteId, edit } }: NotesPageProps) {
  const { t } = useLingui();
  const templateApi = useTemplateApi();
  const change = useAddressChange();
  const { data: notes } = useSuspenseQuery(notesQuery(templateApi));
  const { data: labels } = useSuspenseQuery(labelsQuery(templateApi));
  const list = findList(params, labels);
  const found = searchNotes(selectNotes(notes, list), search, labels);
  const note = notes.find(({ id }) => id === noteId);
  const isFound = note !== undefined || noteId === 'new';
  const onClose = (options?: { ignoreBlocker: true }) => change({ note: undefined }, options);
  return (
    <Page
      title={<Trans>Notes</Trans>}
      actions={
        <>
          <SearchField
            key={list}
            label={t`Search notes`}
            defaultValue={search}
            onChange={(text) => change({ search: text || undefined })}
          />
          <Button icon={<Tag20Regular />} onClick={() => change({ edit: 'labels' })}>
            <Trans>Edit labels</Trans>
          </Button>
          <Button appearance="primary" icon={<Add20Regular />} onClick={() => change({ note: 'new' })}>
            <Trans>Add a note</Trans>
          </Button>
        </>
      }
    >
      <NoteLists notes={notes} labels={labels} />
      {found.length === 0 ? (
        <Surface as="div">
          <EmptyState
            icon={<NotepadRegular aria-hidden />}
            title={search ? <Trans>No notes match your search</Trans> : <Trans>No notes yet</Trans>}
            hint={search && <Trans>Try fewer words, or another list.</Trans>}
          />
        </Surface>
      ) : (
        <ul className={styles.grid} aria-label={t`Notes`}>
          {found.map((each) => (
            <li key={each.id}>
              <NoteCard note={each} labels={labels} />
            </li>
          ))}
        </ul>
      )}
      {isFound && (
        <NoteDialog
          key={noteId}
          note={note}
          newLabels={labels.some(({ id }) => id === list) ? [list] : []}
          labels={labels}
          onClose={onClose}
        />
      )}
      <GoneDialog id={noteId} isFound={isFound} onClose={onClose} />
      {edit === 'labels' && <LabelsDialog labels={labels} onClose={() => change({ edit: undefined })} />}
    </Page>
  );
}

/** The lists of notes as links with their counts. */
function NoteLists({ notes, labels }: { notes: readonly Note[]; labels: readonly Label[] }) {
  const { t, i18n } = useLingui();
  // A link takes parameters that it does not name from the current address.
  const none = { id: undefined, labelHandle: undefined, labelId: undefined };
  const lists = [
    { list: 'all', name: t`All notes`, params: none },
    { list: 'reminders', name: t`Reminders`, params: { ...none, id: 'reminders' } },
    { list: 'archive', name: t`Archive`, params: { ...none, id: 'archive' } },
    ...labels.map(({ id, name, handle }) => ({
      list: id,
      name,
      params: { id: 'labels', labelHandle: handle, labelId: id },
    })),
  ];
  return (
    <Tabs label={t`Lists of notes`}>
      {lists.map(({ list, name, params }) => (
        <Link
          key={list}
          to="/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}"
          params={params}
          search={{}}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <bdi>{name}</bdi> <i>{i18n.number(selectNotes(notes, list).length)}</i>
        </Link>
      ))}
    </Tabs>
  );
}
