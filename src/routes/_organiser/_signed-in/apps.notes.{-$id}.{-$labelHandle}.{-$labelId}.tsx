import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CardsSkeleton } from '../../../template/area-skeletons.ts';
import { NotesPage } from '../../../template/notes/NotesPage.tsx';
import { labelsQuery, notesQuery, notesSearch } from '../../../template/notes/queries.ts';

/**
 * /apps/notes/{id?}/{labelHandle?}/{labelId?} (the specification, section 2), as the template uses it:
 * - /apps/notes: all notes but archived ones;
 * - /apps/notes/archive: archived notes; /apps/notes/reminders: those with a reminder;
 * - /apps/notes/labels/{labelHandle}/{labelId}: those with a label; its id decides, the handle is only for people;
 * - any other {id}: all notes. The open note is in the search (`?note=`).
 */
export const Route = createFileRoute('/_organiser/_signed-in/apps/notes/{-$id}/{-$labelHandle}/{-$labelId}')({
  staticData: { title: msg`Notes`, inSearch: true, template: 'apps' },
  validateSearch: notesSearch,
  loader: async ({ context: { templateApi, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(notesQuery(templateApi)),
      queryClient.ensureQueryData(labelsQuery(templateApi)),
    ]);
  },
  component: Notes,
  pendingComponent: CardsSkeleton,
});

function Notes() {
  return <NotesPage params={Route.useParams()} address={Route.useSearch()} />;
}
