import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForeignText } from '../../ui/ForeignText.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { asTexts, differences, type EventDetails } from '../../domain/event-details.ts';
import styles from './ConflictDialog.module.css';

/** Whose details stay; undefined where the person would rather look again first. */
export type Winner = 'mine' | 'theirs' | undefined;

/** Two states of one event, and the way to say which is to stay. */
export interface Conflict {
  mine: EventDetails;
  theirs: EventDetails;
  answer(winner: Winner): void;
}

/** Asks whose changes stay, where an event was changed elsewhere while its form was filled in. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict | undefined }) => (
  <Modal
    open={conflict !== undefined}
    onClose={() => conflict?.answer(undefined)}
    size="medium"
    isAlert
    title={<Trans>This event changed while you were editing</Trans>}
    actions={
      <>
        <Button onClick={() => conflict?.answer(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={() => conflict?.answer('theirs')}>
          <Trans>Keep their version</Trans>
        </Button>
        <Button appearance="primary" onClick={() => conflict?.answer('mine')}>
          <Trans>Keep my version</Trans>
        </Button>
      </>
    }
  >
    <div className={styles.conflict}>
      <p>
        <Trans>Someone else saved changes while you were editing. Choose which version to keep.</Trans>
      </p>
      {conflict && <Differences {...conflict} />}
    </div>
  </Modal>
);

/** What would be lost either way, field by field. */
function Differences({ mine, theirs }: Conflict) {
  const { t } = useLingui();
  const labels = {
    name: t`Name`,
    welcomeMessage: t`Welcome message`,
    rsvpMessage: t`RSVP message`,
    isSingleGuest: t`One person per invitation`,
  };
  const shown = ({ isSingleGuest, ...texts }: EventDetails) => ({
    ...asTexts({ isSingleGuest, ...texts }),
    isSingleGuest: isSingleGuest ? t`Yes` : t`No`,
  });
  return differences(mine, theirs).map((field) => (
    <section key={field}>
      <h3>{labels[field]}</h3>
      <dl>
        <dt>
          <Trans>Your version</Trans>
        </dt>
        <dd>
          <ForeignText text={shown(mine)[field] || '–'} />
        </dd>
        <dt>
          <Trans>Their version</Trans>
        </dt>
        <dd>
          <ForeignText text={shown(theirs)[field] || '–'} />
        </dd>
      </dl>
    </section>
  ));
}
