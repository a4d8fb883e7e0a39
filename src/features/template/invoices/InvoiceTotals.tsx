import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { Money } from '../../../ui/Money.tsx';
import { totalsOf } from './totals.ts';

/** What the lines come to. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { subtotal, discount, tax, total } = totalsOf(invoice);
  return (
    <dl className="invoice-totals">
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
      <div className="total">
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
