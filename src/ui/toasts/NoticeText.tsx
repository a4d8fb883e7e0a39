import { Button } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import styles from './toasts.module.css';
import { translate } from './translate.ts';
import type { Notice } from './notifications.ts';

/** The text of a notice, and the server's own sentence. */
export function NoticeText({ message, detail }: Pick<Notice, 'message' | 'detail'>) {
  const { i18n } = useLingui();
  return (
    <>
      <p dir="auto">{translate(i18n, message)}</p>
      {detail && (
        <p className={styles.detail} dir="auto">
          {detail}
        </p>
      )}
    </>
  );
}

interface NoticeActionProps {
  action: NonNullable<Notice['action']>;
  onDismiss(): void;
}

/** The action of a notice, which also closes it. */
export function NoticeAction({ action, onDismiss }: NoticeActionProps) {
  const { i18n } = useLingui();
  const onClick = () => {
    onDismiss();
    action.run();
  };
  return (
    <Button size="small" aria-keyshortcuts={action.UndoKeys && 'Control+Z Meta+Z'} onClick={onClick}>
      {translate(i18n, action.label)}
      {action.UndoKeys && <action.UndoKeys />}
    </Button>
  );
}
