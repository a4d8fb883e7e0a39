import { Button } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { returnFocus } from '../../../ui/page/focus.ts';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import styles from './GuestPanel.module.css';

/** The header of the panel beside the list. When the panel closes, focus returns to the row. */
export function GuestPanelHead({ name, onClose }: { name: string; onClose(): void }) {
  const { t } = useLingui();
  return (
    <div className={styles.head} ref={returnFocus}>
      <Avatar name={name} size="large" />
      <h3>
        <ForeignText text={name} />
      </h3>
      <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={t`Close`} onClick={onClose} />
    </div>
  );
}
