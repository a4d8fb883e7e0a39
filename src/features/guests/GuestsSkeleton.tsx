import { Trans } from '@lingui/react/macro';
import './guests.css';

/** The shape of a guest list while it is on its way. */
export const GuestsSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="sheet-panel stats-bone" aria-hidden>
      <i className="bone" />
    </div>
    <div className="sheet-panel guests-bones" aria-hidden>
      {['tabs', 'a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <i key={key} className="bone" />
      ))}
    </div>
  </>
);
