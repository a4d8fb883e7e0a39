import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../ui/shortcuts.ts';
import { openShellPart } from './shell-part.ts';

const search = () => openShellPart('search');

/** The shortcuts of every page. If the page has its own search field, / focuses that field. */
export const shellShortcuts: readonly Shortcut[] = [
  { key: 'Mod+k', label: msg`Search everywhere`, run: search },
  { key: '/', label: msg`Search everywhere`, run: search },
  { key: '?', label: msg`Keyboard shortcuts`, run: () => openShellPart('keys') },
];
