import { Trans } from '@lingui/react/macro';
import './arrivals-panel.css';
import './scan.css';

/** The shape of the scan screen while its event is on its way. */
export const ScanSkeleton = () => (
  <>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="scan-desk" aria-hidden>
      <div className="scan-reading">
        <i className="bone scan-field-bone" />
        <i className="bone scan-result-bone" />
      </div>
      <i className="bone scan-result-bone" />
    </div>
  </>
);
