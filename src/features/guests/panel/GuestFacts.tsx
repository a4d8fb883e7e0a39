import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerPill } from '../../../domain/guest/AnswerPill.tsx';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import styles from './GuestPanel.module.css';

interface GuestFactsProps {
  guest: Guest;
  /** The event asks each guest for yes or no, so there are no counts. */
  isSingleGuest: boolean;
  /** The signed-in user. */
  userId: string | undefined;
}

/** The facts of a guest, one per line. */
export function GuestFacts({ guest, isSingleGuest, userId }: GuestFactsProps) {
  const { t, i18n } = useLingui();
  const count = (value: number | undefined) => (value === undefined ? '–' : i18n.number(value));
  return (
    <dl className={styles.facts}>
      <Fact label={<Trans>Answer</Trans>}>
        <AnswerPill answer={guest.answer} />
      </Fact>
      <Fact label={<Trans>Phone</Trans>}>
        {guest.phone ? <bdi dir="ltr">{formatPhone(guest.phone)}</bdi> : '–'}
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
