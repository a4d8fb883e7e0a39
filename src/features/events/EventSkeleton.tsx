import { Trans } from '@lingui/react/macro';
import { Page } from '../../ui/Page.tsx';
import './event-editor.css';

/** The shape of an event's page while the event is on its way. */
export const EventSkeleton = () => (
  <Page title={<Trans>Event</Trans>} trail={<Trans>Events</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="event-editor" aria-hidden>
      <section className="sheet-panel">
        <div className="schema-form">
          <i className="bone" style={{ blockSize: 40 }} />
          <i className="bone" style={{ blockSize: 120 }} />
          <i className="bone" style={{ blockSize: 120 }} />
          <i className="bone" style={{ blockSize: 24, inlineSize: '60%' }} />
        </div>
      </section>
      <div className="guest-preview">
        <i className="bone" style={{ blockSize: 360 }} />
      </div>
    </div>
  </Page>
);
