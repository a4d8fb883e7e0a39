import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import { getKeyNames, useShortcuts } from '../page/shortcuts.ts';
import styles from './toasts.module.css';

/** The keys of an Undo button, for its content. While it is mounted, they press the button. */
export function UndoKeys() {
  const keys = useRef<HTMLElement>(null);
  const press = () => keys.current?.closest('button')?.click();
  useShortcuts([{ key: 'Mod+z', label: msg`Undo`, yieldsToFields: true, run: press }]);
  return (
    <kbd className={styles.keys} aria-hidden ref={keys}>
      <span className={styles.names} dir="ltr">
        {getKeyNames('Mod+z').map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </kbd>
  );
}
