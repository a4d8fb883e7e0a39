import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import { bringIntoView } from './into-view.ts';
import { Surface } from '../../../ui/page/Surface.tsx';
import styles from '../check-in.module.css';
import { toWellFormed } from '../../../browser/old-browsers.ts';

/** How much of a code is shown, in UTF-16 units. */
const shown = 120;

/** The scanned text belongs to no guest of this event: it is shown, and never followed. */
export const NoGuest = ({ text }: { text: string }) => (
  <Surface as="div" className={styles.noGuest} ref={bringIntoView}>
    <EmptyState
      icon={<PersonProhibitedRegular aria-hidden />}
      title={<Trans>Not on this event’s guest list</Trans>}
      hint={<Trans>Check that you opened the right event, or search by name or phone.</Trans>}
      action={
        <code dir="ltr">
          <ForeignText text={text.length > shown ? `${toWellFormed(text.slice(0, shown))}…` : text} />
        </code>
      }
    />
  </Surface>
);
