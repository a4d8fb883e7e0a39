import { Avatar } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../api/demo.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';

/** The person's friends. */
export const FriendList = ({ friends }: { friends: readonly Person[] }) => (
  <section className="sheet-panel fact-sheet" aria-labelledby="friends">
    <h2 id="friends">
      <Trans>Friends</Trans>
    </h2>
    <ul className="friends">
      {friends.map(({ id, name }) => (
        <li key={id}>
          <Avatar aria-hidden name={name} color="colorful" size={36} />
          <span>
            <ForeignText text={name} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
