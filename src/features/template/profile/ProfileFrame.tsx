import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Profile } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './ProfileHeader.module.css';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTab } from './schema.ts';

interface ProfileFrameProps {
  profile: Profile;
  tab: ProfileTab;
  /** The button beside the person. */
  action: ReactNode;
}

/** The person, and links to all parts. */
export const ProfileFrame = ({ profile, tab, action }: ProfileFrameProps) => (
  <Surface as="header" className={styles.header}>
    <img className={styles.cover} src={profile.cover.src} alt="" />
    <div className={styles.who}>
      <img className={styles.portrait} src={profile.avatar.src} alt="" width="112" height="112" />
      <div className={styles.name}>
        <h1>
          <ForeignText text={profile.name} />
        </h1>
        <p dir="auto">{profile.tagline}</p>
      </div>
      <p className={styles.follows}>
        <span>
          <Plural value={profile.followers} one="# follower" other="# followers" />
        </span>
        <span>
          <Plural value={profile.following} one="# following" other="# following" />
        </span>
      </p>
      {action}
    </div>
    <ProfileTabs current={tab} />
  </Surface>
);
