import { msg } from '@lingui/core/macro';
import { getKeyNames, listenForKeys } from './shortcuts.ts';
import styles from './UndoKeys.module.css';

/** The keys of an Undo button, for its content. While it is mounted, they press the button. */
export const UndoKeys = () => (
  <kbd className={styles.keys} aria-hidden ref={listenForUndo}>
    <span className={styles.names} dir="ltr">
      {getKeyNames('Mod+z').map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  </kbd>
);

const listenForUndo = (keys: HTMLElement | null) =>
  listenForKeys([
    { key: 'Mod+z', label: msg`Undo`, yieldsToFields: true, run: () => keys?.closest('button')?.click() },
  ])(keys);
