import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { amountOf } from './totals.ts';

/** What is charged, line by line. */
export function InvoiceLines({ lines }: Pick<Invoice, 'lines'>) {
  const { t, i18n } = useLingui();
  return (
    <table className="invoice-lines" aria-label={t`What is charged`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className="number apart">
            <Trans>Price</Trans>
          </th>
          <th scope="col" className="number apart">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="number">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <ForeignText text={line.name} />
              <small className="each">
                {i18n.number(line.quantity)} × <Money cents={line.price} />
              </small>
              {line.detail && (
                <small>
                  <ForeignText text={line.detail} />
                </small>
              )}
            </th>
            <td className="number apart">
              <Money cents={line.price} />
            </td>
            <td className="number apart">{i18n.number(line.quantity)}</td>
            <td className="number">
              <Money cents={amountOf(line)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
