import { Trans } from '@lingui/react/macro';
import './event-editor.css';

/** The shape of a part of an event while it is loading. */
export const EventPartSkeleton = () => (
  <>
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
      <i className="bone" style={{ blockSize: 640, borderRadius: 40 }} />
    </div>
  </>
);
