import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '../../domain/phone.ts';
import { ForeignText } from '../../ui/ForeignText.tsx';
import styles from './PileTable.module.css';
import type { ImportRow } from './review.ts';

/** The guest that a row becomes, as table cells. */
export function RowCells({ row: { line, guest } }: { row: ImportRow }) {
  const { i18n } = useLingui();
  const onCard = i18n.number(guest.inviteeOnCard);
  return (
    <>
      <td className={styles.line}>{i18n.number(line)}</td>
      <td className={styles.name}>
        <ForeignText text={guest.name} />
      </td>
      <td>{guest.phone && <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>}</td>
      <td className={styles.number}>
        {i18n.number(guest.invitees)}
        {guest.inviteeOnCard !== guest.invitees && (
          <small>
            <Trans>On the card: {onCard}</Trans>
          </small>
        )}
      </td>
    </>
  );
}
