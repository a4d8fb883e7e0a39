import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Modal } from '../dialog/Modal.tsx';
import styles from './ShortcutSheet.module.css';
import { getKeyNames, isSingleKey, shortcuts, singleKeys } from './shortcuts.ts';

interface ShortcutSheetProps {
  open: boolean;
  onClose(): void;
  /** Settings, below the list. */
  children?: ReactNode;
}

/** The shortcuts that work on this page now, each once. */
export function ShortcutSheet({ open, onClose, children }: ShortcutSheetProps) {
  const { i18n } = useLingui();
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.getSnapshot);
  const hasSingleKeys = useSyncExternalStore(singleKeys.subscribe, singleKeys.getSnapshot);
  const working = registered.filter((shortcut) => hasSingleKeys || !isSingleKey(shortcut));
  const byKey = new Map(working.map((shortcut) => [shortcut.key, shortcut]));
  return (
    <Modal open={open} onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className={styles.list}>
        {[...byKey.values()].map(({ key, label }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {getKeyNames(key).map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{i18n._(label)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Modal>
  );
}
