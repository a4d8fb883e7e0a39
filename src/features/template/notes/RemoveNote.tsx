import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note } from '../../../api/template.gen.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { removeMutation, ignoreReported } from './actions.ts';
import type { NotesBackend } from './mutations.ts';
import { getNoteName } from './note-name.ts';

interface RemoveNoteProps {
  note: Note;
  backend: NotesBackend;
  /** Whether there is only room for an icon. */
  isSmall?: boolean;
  /** It is confirmed, and the note still exists; the returned function runs after the deletion. */
  onRemove(): () => void;
}

/** Deletes a note after a confirmation. */
export function RemoveNote({ note, backend, isSmall = false, onRemove }: RemoveNoteProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync: remove } = useMutation(removeMutation(backend));
  const [asking, setAsking] = useState(false);
  const name = getNoteName(i18n, note);
  const shown = <ForeignText text={name} />;
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Delete20Regular />}
        aria-label={t`Remove ${name}`}
        title={t`Remove`}
        onClick={() => setAsking(true)}
      >
        {!isSmall && <Trans>Remove</Trans>}
      </Button>
      <ConfirmDialog
        open={asking}
        action={<Trans>remove {shown}</Trans>}
        tone="danger"
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={async () => {
          setAsking(false);
          const after = onRemove();
          await remove(note.id).then(after, ignoreReported);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
