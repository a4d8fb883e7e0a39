import { type EventScope, useUserId } from '../../../api/use-api.ts';
import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCountryCode } from '../../../domain/guest/country-code.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { listDiscrepancies } from '../../../domain/guest/discrepancies.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { isFocusLost } from '../../../ui/keyboard/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { AnswerByHand } from './AnswerByHand.tsx';
import { EditGuest } from './EditGuest.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import styles from './guest-panel.module.css';
import { GuestShare } from '../share/GuestShare.tsx';
import { createCallLink } from '../share/share-links.ts';
import { deleteGuestsWithUndo } from '../delete-guests.ts';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { formatPhone } from '../../../domain/guest/phone.ts';

interface GuestInspectorProps {
  scope: EventScope;
  guest: SavedGuest;
  event: { name: string; isSingleGuest: boolean };
  isEditing: boolean;
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
export function GuestInspector({ scope, guest, event, isEditing, onEdit, onClose }: GuestInspectorProps) {
  const { i18n } = useLingui();
  const [{ enterForm, leaveForm }] = useState(createEditFocus);
  if (isEditing) {
    return (
      <div ref={enterForm}>
        <EditGuest
          scope={scope}
          guest={guest}
          isSingleGuest={event.isSingleGuest}
          onClose={() => onEdit(false)}
        />
      </div>
    );
  }
  return (
    <Stack>
      <Row isOneLine>
        <Button ref={leaveForm} icon={<Edit20Regular />} onClick={() => onEdit(true)}>
          <Trans>Edit</Trans>
        </Button>
        {/* Without a question, because it can be undone. */}
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          onClick={() => {
            onClose();
            deleteGuestsWithUndo(scope, [guest.id], guest.name);
          }}
        >
          <Trans>Delete</Trans>
        </Button>
      </Row>
      <GuestFacts guest={guest} isSingleGuest={event.isSingleGuest} />
      {guest.discrepancies.length > 0 && (
        <ul className={styles.discrepancies}>
          {listDiscrepancies(i18n, guest).map((discrepancy) => (
            <li key={discrepancy}>
              <ForeignText text={discrepancy} />
            </li>
          ))}
        </ul>
      )}
      <AnswerByHand key={guest.id} scope={scope} guest={guest} isSingleGuest={event.isSingleGuest} />
      <GuestShare key={`share ${guest.id}`} guest={guest} eventId={scope.eventId} eventName={event.name} />
    </Stack>
  );
}

interface GuestFactsProps {
  guest: Guest;
  /** The event asks each guest for yes or no, so there are no counts. */
  isSingleGuest: boolean;
}

/** The facts of a guest, one per line. */
function GuestFacts({ guest, isSingleGuest }: GuestFactsProps) {
  const userId = useUserId();
  const countryCode = useCountryCode();
  const { t, i18n } = useLingui();
  const count = (value: number | undefined) => (value === undefined ? '–' : i18n.number(value));
  return (
    <dl className={styles.facts}>
      <Fact label={<Trans>Answer</Trans>}>
        <AnswerPill answer={guest.answer} />
      </Fact>
      <Fact label={<Trans>Phone</Trans>}>
        {guest.phone ? (
          <a href={createCallLink(countryCode, guest.phone)}>
            <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
          </a>
        ) : (
          '–'
        )}
      </Fact>
      {!isSingleGuest && (
        <>
          <Fact label={<Trans>Invited</Trans>}>{count(guest.invitees)}</Fact>
          <Fact label={<Trans>On the card</Trans>}>{count(guest.inviteeOnCard)}</Fact>
        </>
      )}
      <Fact label={<Trans>On WhatsApp</Trans>}>
        {guest.isWAPhone === undefined ? '–' : guest.isWAPhone ? t`Yes` : t`No`}
      </Fact>
      {guest.createdBy !== undefined && (
        <Fact label={<Trans>Added by</Trans>}>
          {guest.createdBy === userId ? <Trans>You</Trans> : <Trans>Another organiser</Trans>}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
