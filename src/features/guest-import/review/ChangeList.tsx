import { Trans, useLingui } from '@lingui/react/macro';
import { compareDetails, type GuestDetails } from '../../../domain/guest/guest.ts';
import { formatPhone } from '../../../domain/guest/phone.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from '../guest-import.module.css';
import { fieldLabels } from './labels.ts';

/** The details of a guest that change, each with its value before and after: "Invited: 2 → 3". */
export function ChangeList({ from, to }: { from: GuestDetails; to: GuestDetails }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.changes}>
      {compareDetails(from, to).map((field) => {
        const label = i18n._(fieldLabels[field]);
        const before = <Value field={field} of={from} />;
        const after = <Value field={field} of={to} />;
        return (
          <li key={field}>
            <Trans>
              {label}: {before} → <b>{after}</b>
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

function Value({ field, of }: { field: keyof GuestDetails; of: GuestDetails }) {
  const { i18n } = useLingui();
  const value = of[field];
  if (value === '') return '–';
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (typeof value === 'number') return i18n.number(value);
  return field === 'phone' ? <bdi dir="ltr">{formatPhone(value)}</bdi> : <ForeignText text={value} />;
}
