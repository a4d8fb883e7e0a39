import { Trans } from '@lingui/react/macro';
import { Page } from '../../ui/Page.tsx';
import './events.css';

/** The shape of the events while they are on their way. */
export const EventsSkeleton = () => (
  <Page title={<Trans>Events</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <ul className="event-grid" aria-hidden>
      {['a', 'b', 'c'].map((key) => (
        <li key={key}>
          <div className="event-card">
            <span className="event-image bone" />
            <div className="event-facts">
              <i className="bone" style={{ blockSize: 22, inlineSize: '70%' }} />
              <i className="bone" style={{ blockSize: 16, inlineSize: '40%' }} />
              <i className="bone" style={{ blockSize: 6 }} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Page>
);
