import { Trans, useLingui } from '@lingui/react/macro';
import type { Parcel } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './OrderDetails.module.css';

/** The shipped parcels. */
export function OrderShipping({ parcels }: { parcels: readonly Parcel[] }) {
  const { i18n } = useLingui();
  return (
    <Surface className={styles.card}>
      <h2>
        <Trans>Shipping</Trans>
      </h2>
      {parcels.length === 0 && (
        <p>
          <Trans>Nothing has been sent yet.</Trans>
        </p>
      )}
      <ul className={styles.parcels}>
        {parcels.map(({ tracking, carrier, weight, date }) => (
          <li key={tracking}>
            <strong>
              <ForeignText text={carrier} />
            </strong>
            <WallClock text={date} />
            <ForeignText text={tracking} />
            <span>{i18n.number(weight, { style: 'unit', unit: 'kilogram' })}</span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
