import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { WallClock } from '../../../ui/WallClock.tsx';
import styles from './InvoiceSheet.module.css';

/** The number of an invoice, its date, and its due date. */
export const InvoiceDates = ({ invoice }: { invoice: Invoice }) => (
  <dl className={styles.dates}>
    <div>
      <dt>
        <Trans>Number</Trans>
      </dt>
      <dd>
        <ForeignText text={invoice.reference} />
      </dd>
    </div>
    <div>
      <dt>
        <Trans>Date</Trans>
      </dt>
      <dd>
        <WallClock text={invoice.date} />
      </dd>
    </div>
    {invoice.dueDate !== null && (
      <div>
        <dt>
          <Trans>Due</Trans>
        </dt>
        <dd>
          <WallClock text={invoice.dueDate} />
        </dd>
      </div>
    )}
  </dl>
);
