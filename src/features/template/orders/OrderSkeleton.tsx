import { Trans } from '@lingui/react/macro';
import { Page } from '../../../ui/Page.tsx';
import './order-details.css';
import './order.css';

/** The shape of one order while it is on its way. */
export const OrderSkeleton = () => (
  <Page title={<Trans>Order</Trans>} trail={<Trans>Orders</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div style={{ marginBlockEnd: 24 }} aria-hidden>
      <i className="bone" style={{ inlineSize: 240, blockSize: 20, margin: '10px 12px' }} />
    </div>
    <div className="order-details" aria-hidden>
      {['who', 'what'].map((side) => (
        <div key={side}>
          {['above', 'below'].map((place) => (
            <div key={place} className="sheet-panel order-card">
              <i className="bone" />
              <i className="bone" />
              <i className="bone" />
            </div>
          ))}
        </div>
      ))}
    </div>
  </Page>
);
