import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { groupBy } from '../../browser/old-browsers.ts';
import { Modal } from '../dialog/Modal.tsx';
import styles from './ShortcutSheet.module.css';
import { getKeyNames, isSingleKey, shortcuts, singleKeys } from './shortcuts.ts';

interface ShortcutSheetProps {
  open: boolean;
  onClose(): void;
  /** Settings, below the list. */
  children?: ReactNode;
}

/** The shortcuts that work on this page now, each action once with all its keys. */
export function ShortcutSheet({ open, onClose, children }: ShortcutSheetProps) {
  const { i18n } = useLingui();
  const registered = useSyncExternalStore(shortcuts.subscribe, shortcuts.getSnapshot);
  const hasSingleKeys = useSyncExternalStore(singleKeys.subscribe, singleKeys.getSnapshot);
  const working = registered.filter((shortcut) => hasSingleKeys || !isSingleKey(shortcut));
  const byKey = new Map(working.map(({ key, label }) => [key, i18n._(label)]));
  const byLabel = groupBy(byKey, ([, label]) => label);
  return (
    <Modal open={open} onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className={styles.list}>
        {[...byLabel].map(([label, keys]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>
              {keys.map(([key]) => (
                <span key={key}>
                  {getKeyNames(key).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Modal>
  );
}
