import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceLine, InvoiceParty } from '../api/template.gen.ts';
import { getLineAmount } from '../format/line-amount.ts';
import { joinClasses } from '../../ui/layout/classes.ts';
import { DescriptionList } from '../../ui/text/DescriptionList.tsx';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Money } from '../format/Money.tsx';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { PrintSheet } from '../../ui/layout/PrintSheet.tsx';
import { WallClock } from '../format/WallClock.tsx';
import { getTotals } from './invoice.ts';
import styles from './Invoice.module.css';

/** Dense for filing, or spacious with the amount due in large type. */
export type InvoiceLayout = 'compact' | 'modern';

interface InvoiceSheetProps {
  invoice: Invoice;
  layout: InvoiceLayout;
}

/** An invoice as a sheet to print. */
export function InvoiceSheet({ invoice, layout }: InvoiceSheetProps) {
  const { t } = useLingui();
  const { reference, date, dueDate, note } = invoice;
  const { subtotal, discount, tax, total } = getTotals(invoice);
  return (
    <>
      <div className={styles.bar}>
        <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <PrintSheet className={joinClasses(styles.sheet, styles[layout])}>
        <header>
          <div>
            <h2>
              <Trans>Invoice</Trans>
            </h2>
            {layout === 'modern' && (
              <p className={styles.sum}>
                <Money cents={total} />
              </p>
            )}
          </div>
          <DescriptionList
            entries={[
              { term: t`Number`, value: <ForeignText text={reference} /> },
              { term: t`Date`, value: <WallClock text={date} /> },
              ...(dueDate === null ? [] : [{ term: t`Due`, value: <WallClock text={dueDate} /> }]),
            ]}
          />
        </header>
        <div className={styles.parties}>
          <Party title={t({ message: 'From', context: 'invoice' })} party={invoice.seller} />
          <Party title={t`Billed to`} party={invoice.client} />
        </div>
        <InvoiceLines lines={invoice.lines} />
        <DescriptionList
          entries={[
            { term: t`Subtotal`, value: <Money cents={subtotal} /> },
            ...(discount > 0 ? [{ term: t`Discount`, value: <Money cents={-discount} /> }] : []),
            { term: t`Tax`, value: <Money cents={tax} /> },
            { term: t`Total`, value: <Money cents={total} /> },
          ]}
        />
        {note && <p dir="auto">{note}</p>}
      </PrintSheet>
    </>
  );
}

/** The sender or the recipient of an invoice. */
const Party = ({ title, party }: { title: string; party: InvoiceParty }) => (
  <section>
    <h3>{title}</h3>
    <address>
      <strong>
        <ForeignText text={party.name} />
      </strong>
      <ForeignText text={party.address} />
      <ForeignText text={party.email} />
      <bdi dir="ltr">{party.phone}</bdi>
    </address>
  </section>
);

/** The charged items, line by line. */
function InvoiceLines({ lines }: Pick<Invoice, 'lines'>) {
  const { t, i18n } = useLingui();
  const amount = (line: InvoiceLine) => <Money cents={getLineAmount(line)} />;
  const item = (line: InvoiceLine) => (
    <>
      <ForeignText text={line.name} />
      <small>
        {i18n.number(line.quantity)} × <Money cents={line.price} />
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
        { id: 'amount', header: t`Amount`, cell: amount, align: 'end' },
      ]}
    />
  );
}
