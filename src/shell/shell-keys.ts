import { msg } from '@lingui/core/macro';
import { listenForKeys } from '../ui/shortcuts.ts';
import { openShellPart } from './shell-part.ts';

const search = () => void openShellPart('search');

/** `ref` for the shell: the keys of every page. Where the page has a search field of its own, / is that field's. */
export const listenForShellKeys = listenForKeys(
  [
    { key: 'Mod+k', label: msg`Search everywhere`, run: search },
    { key: '/', label: msg`Search everywhere`, run: search },
    { key: '?', label: msg`Keyboard shortcuts`, run: () => void openShellPart('keys') },
  ],
  true,
);
