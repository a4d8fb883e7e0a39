import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import { getKeyNames, useShortcuts } from '../keyboard/shortcuts.ts';

/** The keys of an Undo button, for its content. While it is mounted, they press the button. */
export function UndoKeys() {
  const keys = useRef<HTMLElement>(null);
  const press = () => keys.current?.closest('button')?.click();
  useShortcuts([{ key: 'Mod+z', label: msg`Undo`, yieldsToFields: 'typed', run: press }]);
  return (
    <kbd aria-hidden ref={keys}>
      {getKeyNames('Mod+z').join(' ')}
    </kbd>
  );
}
