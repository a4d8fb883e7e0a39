import { Plural } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { EditAccount } from './EditAccount.tsx';
import { profileQuery } from './queries.ts';
import type { ProfileTab } from './schema.ts';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './ProfileHeader.module.css';

/** The person, and links to all parts. */
export function ProfileHeader({ tab }: { tab: ProfileTab }) {
  const templateApi = useTemplateApi();
  const { data: profile } = useSuspenseQuery(profileQuery(templateApi));
  return (
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
        <EditAccount account={profile.account} />
      </div>
      <ProfileTabs current={tab} />
    </Surface>
  );
}
