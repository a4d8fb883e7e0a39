import { Trans } from '@lingui/react/macro';
import { Page } from '../../../ui/Page.tsx';
import './orders.css';

/** The shape of the orders while they are on their way. */
export const OrdersSkeleton = () => (
  <Page title={<Trans>Orders</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="sheet-panel order-bones" aria-hidden>
      {['bar', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <i key={key} className="bone" />
      ))}
    </div>
  </Page>
);
