import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { formatDiscrepancies } from '../../../domain/guest/guest.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import type { Draft } from '../../../storage/drafts.ts';
import { isFocusLost } from '../../../ui/page/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { AnswerByHand } from './AnswerByHand.tsx';
import { DeleteGuest } from './DeleteGuest.tsx';
import { EditGuest } from './EditGuest.tsx';
import type { GuestStore } from '../guest-cache.ts';
import { GuestFacts } from './GuestFacts.tsx';
import styles from './GuestPanel.module.css';
import { GuestShare } from '../share/GuestShare.tsx';

interface GuestInspectorProps {
  store: GuestStore;
  guest: SavedGuest;
  event: { name: string; isSingleGuest: boolean };
  isEditing: boolean;
  userId: string | undefined;
  draft: Draft;
  onEdit(isEditing: boolean): void;
  onClose(): void;
}

/** The refs that move the focus into the form, and back to the button that opened it. */
function createEditFocus() {
  let wasEditing = false;
  return {
    enterForm(form: HTMLElement | null) {
      if (!form) return;
      wasEditing = true;
      form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    },
    leaveForm(button: HTMLElement | null) {
      if (button && wasEditing && isFocusLost()) button.focus();
      if (button) wasEditing = false;
    },
  };
}

/** All details of a guest, and all actions. */
export function GuestInspector({
  store,
  guest,
  event,
  isEditing,
  userId,
  draft,
  onEdit,
  onClose,
}: GuestInspectorProps) {
  const [{ enterForm, leaveForm }] = useState(createEditFocus);
  if (isEditing) {
    return (
      <div ref={enterForm}>
        <DraftedForm draft={draft}>
          {(start) => (
            <EditGuest
              store={store}
              guest={guest}
              isSingleGuest={event.isSingleGuest}
              draft={draft}
              start={start}
              onClose={() => onEdit(false)}
            />
          )}
        </DraftedForm>
      </div>
    );
  }
  return (
    <div className={styles.content}>
      <div className={styles.own}>
        <Button ref={leaveForm} icon={<Edit20Regular />} onClick={() => onEdit(true)}>
          <Trans>Edit</Trans>
        </Button>
        <DeleteGuest store={store} guest={guest} onDelete={onClose} />
      </div>
      <GuestFacts guest={guest} isSingleGuest={event.isSingleGuest} userId={userId} />
      {guest.discrepancies.length > 0 && (
        <p className={styles.discrepancies}>
          <ForeignText text={formatDiscrepancies(guest)} />
        </p>
      )}
      <AnswerByHand key={guest.id} store={store} guest={guest} isSingleGuest={event.isSingleGuest} />
      <GuestShare key={`share ${guest.id}`} guest={guest} eventId={store.eventId} eventName={event.name} />
    </div>
  );
}
