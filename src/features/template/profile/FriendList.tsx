import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './AboutPart.module.css';

/** The person's friends. */
export const FriendList = ({ friends }: { friends: readonly Person[] }) => (
  <Surface className={styles.facts} aria-labelledby="friends">
    <h2 id="friends">
      <Trans>Friends</Trans>
    </h2>
    <ul className={styles.friends}>
      {friends.map((friend) => (
        <li key={friend.id}>
          <Avatar name={friend.name} photoUrl={friend.avatar?.src} />
          <span>
            <ForeignText text={friend.name} />
          </span>
        </li>
      ))}
    </ul>
  </Surface>
);
