import { Trans } from '@lingui/react/macro';
import type { Person } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Face } from './Face.tsx';

/** The person's friends. */
export const FriendList = ({ friends }: { friends: readonly Person[] }) => (
  <section className="sheet-panel fact-sheet" aria-labelledby="friends">
    <h2 id="friends">
      <Trans>Friends</Trans>
    </h2>
    <ul className="friends">
      {friends.map((friend) => (
        <li key={friend.id}>
          <Face person={friend} size={36} />
          <span>
            <ForeignText text={friend.name} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
