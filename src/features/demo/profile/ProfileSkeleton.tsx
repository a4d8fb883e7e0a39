import { Trans } from '@lingui/react/macro';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTab } from './schema.ts';
import './about.css';
import './photos.css';
import './profile.css';
import './timeline.css';

/** The profile while it is on its way, in the shape of the part that was asked for. */
export const ProfileSkeleton = ({ tab }: { tab: ProfileTab }) => (
  <>
    <header className="sheet-panel profile-head">
      <i className="bone cover" aria-hidden />
      <div className="who" aria-hidden>
        <i className="bone portrait" />
        <div className="name">
          <i className="bone" />
          <i className="bone" />
        </div>
      </div>
      <ProfileTabs current={tab} />
    </header>
    <p className="visually-hidden" role="status">
      <Trans>Loading...</Trans>
    </p>
    <div aria-hidden>{parts[tab]}</div>
  </>
);

const sheets = (names: string[]) => names.map((name) => <i key={name} className={`bone ${name}`} />);

const parts = {
  timeline: <div className="timeline bones">{sheets(['post', 'activities'])}</div>,
  photos: <div className="sheet-panel photos bones">{sheets(['one', 'two', 'three', 'four'])}</div>,
  about: <div className="about bones">{sheets(['general', 'contact', 'work', 'groups'])}</div>,
};
