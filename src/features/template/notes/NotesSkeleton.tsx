import { Trans } from '@lingui/react/macro';
import { Page } from '../../../ui/Page.tsx';
import './notes.css';

/** The page while its notes are on their way. */
export const NotesSkeleton = () => (
  <Page title={<Trans>Notes</Trans>}>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div className="notes-layout" aria-hidden>
      <div className="notes-nav notes-bones">
        {[60, 80, 70, 55].map((width) => (
          <i key={width} className="bone" style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
      <div className="notes-main">
        <i className="bone take-note-bone" />
        <ul className="note-grid">
          {[150, 220, 120, 180, 140, 200].map((height) => (
            <li key={height}>
              <div className="note-card" style={{ minBlockSize: height }}>
                <i className="bone" style={{ blockSize: 18, inlineSize: '60%' }} />
                <i className="bone" style={{ blockSize: 14 }} />
                <i className="bone" style={{ blockSize: 14, inlineSize: '80%' }} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Page>
);
