import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { compareDetails, type GuestDetails, getDetails } from '../../domain/guest-details.ts';
import { createDraft, existingGuestSchema, readDraft } from '../../domain/guest-draft.ts';
import type { SavedGuest } from '../../domain/guest-mutations.ts';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { readBeginning, withBeginning } from '../../forms/draft-beginning.ts';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { NotSent } from '../../forms/sending-forms.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { Draft } from '../../storage/drafts.ts';
import { listenForKeys } from '../../ui/shortcuts.ts';
import { toasts } from '../../ui/toasts.ts';
import { type GuestConflict, GuestConflictNotice } from './GuestConflictNotice.tsx';
import { GuestFields } from './GuestFields.tsx';
import type { GuestStore } from './guest-cache.ts';
import styles from './EditGuest.module.css';
import { mergeChanges } from './merge-changes.ts';
import { readGuestAgain, saveGuest } from './mutations.ts';

interface EditGuestProps {
  store: GuestStore;
  guest: SavedGuest;
  isSingleGuest: boolean;
  draft: Draft;
  onClose(): void;
}

/** The form of a guest's details. The guest is read again before saving, so that no change is silently overwritten. */
export function EditGuest({ store, guest, isSingleGuest, draft, onClose }: EditGuestProps) {
  const { t } = useLingui();
  /** The guest as the form started, before a reload too: a field that only somebody else changed is not sent. */
  const [beginning] = useState(() => readBeginning(draft, { ...createDraft(getDetails(guest)) }));
  const [conflict, setConflict] = useState<GuestConflict>();
  /** The other version, if the person chose to overwrite it. */
  const outvoted = useRef<GuestDetails>(undefined);
  const save = async (mine: GuestDetails, isShown: () => boolean) => {
    const now = await readGuestAgain(store, guest.id);
    const theirs = getDetails(now);
    const { changes, conflicts } = mergeChanges(readDraft(beginning), mine, theirs);
    const isDecided = outvoted.current && compareDetails(outvoted.current, theirs).length === 0;
    if (conflicts.length > 0 && !isDecided) {
      setConflict({ mine, theirs, fields: conflicts });
      throw new NotSent();
    }
    if (Object.keys(changes).length > 0) await saveGuest(store, now, changes);
    draft.remove();
    toasts.show({ variant: 'success', message: msg`Guest saved`, detail: mine.name });
    if (isShown()) onClose();
  };
  const form = useSchemaForm(existingGuestSchema, {
    defaultValue: beginning,
    submit: (typed, isShown) => save(readDraft(typed), isShown),
    draft: withBeginning(draft, beginning),
  });
  const leave = () => {
    draft.remove();
    onClose();
  };
  return (
    <div
      className={styles.edit}
      ref={(element) =>
        element
          ? listenForKeys([
              {
                key: 'Mod+enter',
                label: msg`Save`,
                run: () => element.querySelector('form')?.requestSubmit(),
              },
            ])(element)
          : undefined
      }
    >
      <DraftNotice shown={form.restored} onDiscard={leave} />
      {conflict && (
        <GuestConflictNotice
          conflict={conflict}
          onKeepMine={() => {
            setConflict(undefined);
            outvoted.current = conflict.theirs;
            // The current values: the form may have changed since the question.
            const element = document.getElementById(form.props.id);
            if (element instanceof HTMLFormElement) element.requestSubmit();
          }}
          onKeepTheirs={leave}
        />
      )}
      <SchemaFormView form={form}>
        <GuestFields fields={form.fields} isSingleGuest={isSingleGuest} />
        <div className={styles.actions}>
          <SubmitButton form={form}>
            {form.changed && <span className={styles.dot} title={t`Unsaved changes`} />}
            <Trans>Save</Trans>
          </SubmitButton>
          <Button size="large" onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </SchemaFormView>
    </div>
  );
}
