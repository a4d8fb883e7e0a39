import { useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceLine } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import styles from './InvoiceSheet.module.css';
import { getLineAmount } from '../../../domain/line-amount.ts';

/** The charged items, line by line. */
export function InvoiceLines({ lines }: Pick<Invoice, 'lines'>) {
  const { t, i18n } = useLingui();
  const quantity = (line: InvoiceLine) => i18n.number(line.quantity);
  const amount = (line: InvoiceLine) => <Money cents={getLineAmount(line)} />;
  const price = (line: InvoiceLine) => <Money cents={line.price} />;
  const item = (line: InvoiceLine) => (
    <>
      <ForeignText text={line.name} />
      <small className={styles.each}>
        {quantity(line)} × {price(line)}
      </small>
      {line.detail && (
        <small>
          <ForeignText text={line.detail} />
        </small>
      )}
    </>
  );
  return (
    <PlainTable
      className={styles.lines}
      label={t`What is charged`}
      rows={lines}
      getRowId={({ id }) => id}
      columns={[
        { id: 'item', header: t`Item`, cell: item, isRowHeader: true },
        { id: 'price', header: t`Price`, cell: price, align: 'end', isHiddenOnPhones: true },
        { id: 'quantity', header: t`Quantity`, cell: quantity, align: 'end', isHiddenOnPhones: true },
        { id: 'amount', header: t`Amount`, cell: amount, align: 'end' },
      ]}
    />
  );
}
