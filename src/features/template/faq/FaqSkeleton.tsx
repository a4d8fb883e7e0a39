import { Trans } from '@lingui/react/macro';
import { Page } from '../../../ui/Page.tsx';
import './faq.css';

/** The page while its questions are on their way. */
export const FaqSkeleton = () => (
  <Page title={<Trans>Frequently asked questions</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="sheet-panel" aria-hidden>
      {[34, 26, 40, 30, 36].map((width) => (
        <div key={width} className="question">
          <div className="bone" style={{ inlineSize: `${width}ch` }} />
        </div>
      ))}
    </div>
  </Page>
);
