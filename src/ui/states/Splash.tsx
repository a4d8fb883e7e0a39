import { Trans, useLingui } from '@lingui/react/macro';
import { config } from '../../config.ts';
import { SlowNotice } from './SlowNotice.tsx';

/**
 * Logo, spinner and 'Loading...' (the specification, section 2); index.html has the same picture. On a first page,
 * page.css shows the page frame of index.html instead.
 */
export function Splash() {
  const { t } = useLingui();
  return (
    <div className="splash" role="status">
      <img src={`${config.basePath}/favicon.svg`} alt="" />
      <div className="spinner" />
      <p>{t`Loading...`}</p>
      <SlowNotice>
        <Trans>This is taking longer than usual.</Trans>
      </SlowNotice>
    </div>
  );
}
