import { msg } from '@lingui/core/macro';
import { listenForKeys } from '../ui/shortcuts.ts';
import { openShellPart } from './shell-part.ts';

const search = () => openShellPart('search');

/** `ref` for the shell: the shortcuts of every page. If the page has its own search field, / focuses that field. */
export const listenForShellKeys = listenForKeys(
  [
    { key: 'Mod+k', label: msg`Search everywhere`, run: search },
    { key: '/', label: msg`Search everywhere`, run: search },
    { key: '?', label: msg`Keyboard shortcuts`, run: () => openShellPart('keys') },
  ],
  true,
);
