import { Trans } from '@lingui/react/macro';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTab } from './schema.ts';
import './about.css';
import './photos.css';
import './profile.css';
import './skeleton.css';
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

/** A sheet with a line for each height, in pixels. */
const Bones = ({ className = '', heights }: { className?: string; heights: readonly number[] }) => (
  <div className={`sheet-panel bones ${className}`}>
    {heights.map((blockSize, place) => (
      <i key={`${String(place)} of ${blockSize}`} className="bone" style={{ blockSize }} />
    ))}
  </div>
);

const parts = {
  timeline: (
    <div className="timeline">
      <Bones heights={[40, 18, 18, 420, 32]} />
      <Bones className="activities" heights={[22, 48, 48, 48, 48]} />
    </div>
  ),
  photos: <Bones className="photos" heights={[150, 150, 150, 150, 150, 150]} />,
  about: (
    <div className="about">
      <Bones heights={[22, 88, 36, 36, 72]} />
      <Bones heights={[22, 36, 36, 36, 36]} />
      <Bones heights={[22, 44, 44, 66, 44]} />
      <Bones heights={[22, 36, 36, 36, 36]} />
    </div>
  ),
};
