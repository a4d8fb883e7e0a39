import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { Money } from '../../../ui/Money.tsx';
import { getTotals } from './totals.ts';
import styles from './InvoiceSheet.module.css';

/** The totals of the lines. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { subtotal, discount, tax, total } = getTotals(invoice);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>
          <Money cents={subtotal} />
        </dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>
            <Trans>Discount</Trans>
          </dt>
          <dd>
            <Money cents={-discount} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Tax</Trans>
        </dt>
        <dd>
          <Money cents={tax} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Money cents={total} />
        </dd>
      </div>
    </dl>
  );
}
