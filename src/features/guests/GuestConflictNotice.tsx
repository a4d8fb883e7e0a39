import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestDetails } from '../../domain/guest-details.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import styles from './EditGuest.module.css';

/** Fields that somebody else changed to another value while the form was open. */
export interface GuestConflict {
  mine: GuestDetails;
  theirs: GuestDetails;
  fields: readonly (keyof GuestDetails)[];
}

const labels = {
  name: msg`Name`,
  phone: msg`Phone`,
  invitees: msg`Invited`,
  inviteeOnCard: msg`On the card`,
  isWAPhone: msg`On WhatsApp`,
};

interface GuestConflictNoticeProps {
  conflict: GuestConflict;
  onKeepMine(): void;
  onKeepTheirs(): void;
}

/** Two people changed the same field: the person chooses which value to keep. */
export function GuestConflictNotice({ conflict, onKeepMine, onKeepTheirs }: GuestConflictNoticeProps) {
  const { t, i18n } = useLingui();
  const show = (value: string | number | boolean) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    return typeof value === 'number' ? i18n.number(value) : value || '–';
  };
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <Trans>Someone else saved changes while you were editing. Choose which version to keep.</Trans>
      </p>
      <dl>
        {conflict.fields.map((field) => (
          <div key={field}>
            <dt>{i18n._(labels[field])}</dt>
            <dd>
              <Trans>Their version</Trans>: <ForeignText text={show(conflict.theirs[field])} />
            </dd>
            <dd>
              <Trans>Your version</Trans>: <ForeignText text={show(conflict.mine[field])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button size="small" onClick={onKeepMine}>
          <Trans>Keep my version</Trans>
        </Button>
        <Button size="small" onClick={onKeepTheirs}>
          <Trans>Keep their version</Trans>
        </Button>
      </div>
    </div>
  );
}
