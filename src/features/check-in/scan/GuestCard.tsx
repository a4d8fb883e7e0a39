import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Subtract24Regular } from '@fluentui/react-icons/svg/subtract';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswerPill } from '../../../shared/guest/AnswerPill.tsx';
import { getComingCount, getExpectedCount } from '../../../domain/guest/guest-answer.ts';
import { formatDiscrepancies } from '../../../domain/guest/discrepancies.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts';
import { type Arrival, formatClockTime } from '../arrivals/arrivals.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Surface } from '../../../ui/layout/Surface.tsx';
import styles from '../check-in.module.css';
import { ScanNotice } from './ScanNotice.tsx';
import { maxPeople } from '../../../domain/rsvp-count.ts';

interface GuestCardProps {
  guest: Guest;
  /** Set if the guest has checked in already. */
  arrival: Arrival | undefined;
  /** Whether the guest checked in before this scan. */
  isEarlier: boolean;
  /** `ref` for the button that checks in. */
  checkInRef(button: HTMLElement | null): void;
  onArrive(people: number): void;
  /** The close button, or Escape. */
  onClose(): void;
}

/** The scanned guest, readable at arm's length, with a single action. */
export function GuestCard({ guest, arrival, isEarlier, checkInRef, onArrive, onClose }: GuestCardProps) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<number>();
  const { invitees, inviteeOnCard } = guest;
  const confirmed = getComingCount(guest);
  const people = chosen ?? arrival?.people ?? getExpectedCount(guest);
  const formatCount = (count: number | undefined) => (count === undefined ? '–' : i18n.number(count));
  useShortcuts([{ key: 'Escape', label: msg`Close the guest`, run: onClose }]);
  const isDone = arrival !== undefined && people === arrival.people;
  const arrived = arrival && (
    <ScanNotice tone={isEarlier ? 'caution' : 'positive'}>
      <CheckmarkCircle24Filled aria-hidden />
      <span>
        <ArrivedWords arrival={arrival} isEarlier={isEarlier} />
      </span>
    </ScanNotice>
  );
  return (
    <Surface as="article" isPadded className={styles.guest} ref={bringIntoView}>
      <Row as="header" isOneLine isApart>
        <div>
          <h2>{guest.name ? <ForeignText text={guest.name} isClamped /> : t`No name`}</h2>
          {guest.phone && (
            <Text tone="soft">
              <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
            </Text>
          )}
        </div>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={t`Close the guest`}
          onClick={onClose}
        />
      </Row>
      <AnswerPill answer={guest.answer} />
      <Row as="dl" gap={12} isOneLine>
        <div>
          <dt>
            <Trans>Invited</Trans>
          </dt>
          <dd>{formatCount(invitees)}</dd>
        </div>
        {inviteeOnCard !== undefined && inviteeOnCard !== invitees && (
          <div>
            <dt>
              <Trans>On the card</Trans>
            </dt>
            <dd>{formatCount(inviteeOnCard)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Coming</Trans>
          </dt>
          <dd>{formatCount(confirmed)}</dd>
        </div>
      </Row>
      {guest.answer.kind === 'declined' && !arrival && (
        <ScanNotice tone="negative">
          <Trans>This guest declined.</Trans>
        </ScanNotice>
      )}
      {guest.discrepancies.length > 0 && (
        <ScanNotice tone="caution">
          <ForeignText text={formatDiscrepancies(i18n, guest)} />
        </ScanNotice>
      )}
      {isEarlier && arrived}
      <Row as="footer" gap={12}>
        <PeopleStepper people={people} onChange={setChosen} />
        <Button
          ref={checkInRef}
          appearance="primary"
          size="large"
          className={isDone ? styles.done : undefined}
          icon={isDone ? <CheckmarkCircle24Filled /> : null}
          disabledFocusable={isDone}
          // The second tap of a double tap must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onArrive(people)}
        >
          {isDone ? (
            <Trans context="guest">Checked in</Trans>
          ) : arrival ? (
            <Trans>Update count</Trans>
          ) : guest.answer.kind === 'declined' ? (
            <Trans>Check in anyway</Trans>
          ) : (
            <Trans context="button">Check in</Trans>
          )}
        </Button>
      </Row>
      {/* Below the button, which then keeps its place for a second tap. */}
      {!isEarlier && arrived}
      {/* A number that the guest gave is among the discrepancies above. */}
      {invitees !== undefined &&
        people > invitees &&
        (chosen !== undefined || guest.discrepancies.length === 0) && (
          <ScanNotice tone="caution">
            <Trans>More people than invited</Trans>
          </ScanNotice>
        )}
    </Surface>
  );
}

/** For the `ref` of a result: on a phone the camera's picture may push it below the fold. */
export const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface ArrivedWordsProps {
  arrival: Arrival;
  isEarlier: boolean;
}

/** Says when a guest checked in, so that no guest is counted twice. */
export function ArrivedWords({ arrival, isEarlier }: ArrivedWordsProps) {
  const { i18n } = useLingui();
  const time = formatClockTime(i18n, arrival.since);
  return (
    <>
      {isEarlier ? <Trans>Already checked in at {time}</Trans> : <Trans>Checked in at {time}</Trans>}
      {' · '}
      <Plural value={arrival.people} one="# person" other="# people" />
    </>
  );
}

interface PeopleStepperProps {
  people: number;
  onChange(people: number): void;
}

/** How many have arrived, at least one. */
function PeopleStepper({ people, onChange }: PeopleStepperProps) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.stepper} role="group" aria-label={t`People at the door`}>
      <Button
        appearance="subtle"
        size="large"
        icon={<Subtract24Regular />}
        aria-label={t`One fewer`}
        disabledFocusable={people <= 1}
        onClick={() => onChange(people - 1)}
      />
      <output>
        <b>{i18n.number(people)}</b> <Plural value={people} one="person" other="people" />
      </output>
      <Button
        appearance="subtle"
        size="large"
        icon={<Add24Regular />}
        aria-label={t`One more`}
        disabledFocusable={people >= maxPeople}
        onClick={() => onChange(people + 1)}
      />
    </div>
  );
}
