import { Trans } from '@lingui/react/macro';
import type { Activity } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { When } from './When.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './TimelinePart.module.css';

/** Recent activity of others. */
export const ActivityList = ({ activities, now }: { activities: readonly Activity[]; now: number }) => (
  <Surface as="aside" className={styles.activities} aria-labelledby="activities">
    <h2 id="activities">
      <Trans>Latest activity</Trans>
    </h2>
    <ul>
      {activities.map(({ id, person, text, time }) => (
        <li key={id}>
          <Avatar name={person.name} photoUrl={person.avatar?.src} />
          <div>
            {/* A translated sentence, with the name where the language puts it. */}
            <p dir="auto">
              <b>
                <ForeignText text={person.name} />
              </b>{' '}
              {text}
            </p>
            <small>
              <When time={time} now={now} />
            </small>
          </div>
        </li>
      ))}
    </ul>
  </Surface>
);
