import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Modal } from './Modal.tsx';
import styles from './ShortcutSheet.module.css';
import { getKeyNames, shortcuts } from './shortcuts.ts';

/** The shortcuts that work on this page now, each once. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { i18n } = useLingui();
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.getSnapshot);
  const byKey = new Map(registered.map((shortcut) => [shortcut.key, shortcut]));
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
    </Modal>
  );
}
