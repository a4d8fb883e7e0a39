import { Avatar } from '@fluentui/react-components';
import { Plural, Trans } from '@lingui/react/macro';
import type { Group } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './AboutPart.module.css';

/** The person's groups. */
export const GroupList = ({ groups }: { groups: readonly Group[] }) => (
  <Surface className={styles.facts} aria-labelledby="groups">
    <h2 id="groups">
      <Trans>Groups</Trans>
    </h2>
    <ul>
      {groups.map(({ id, name, members }) => (
        <li key={id}>
          <Avatar aria-hidden name={name} shape="square" color="colorful" size={36} />
          <span>
            <b>
              <ForeignText text={name} />
            </b>
            <small>
              <Plural value={members} one="# member" other="# members" />
            </small>
          </span>
        </li>
      ))}
    </ul>
  </Surface>
);
