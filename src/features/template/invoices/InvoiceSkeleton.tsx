import { Trans } from '@lingui/react/macro';
import { Page } from '../../../ui/Page.tsx';
import './invoice-bar.css';
import './invoice-sheet.css';

/** The shape of an invoice while it is on its way. */
export const InvoiceSkeleton = () => (
  <Page title={<Trans>Invoice</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="invoice-bar" aria-hidden>
      <i className="bone" style={{ inlineSize: 160, blockSize: 32 }} />
      <i className="bone" style={{ inlineSize: 96, blockSize: 32 }} />
    </div>
    <div className="invoice-sheet invoice-bones" aria-hidden>
      {['head', 'parties', 'lines', 'totals'].map((key) => (
        <i key={key} className="bone" />
      ))}
    </div>
  </Page>
);
