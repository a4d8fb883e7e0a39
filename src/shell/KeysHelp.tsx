import { ShortcutSheet } from '../ui/page/ShortcutSheet.tsx';
import { SingleKeysSwitch } from './settings/SingleKeysSwitch.tsx';
import { closeShellPart } from './shell-part.ts';

/** The shortcuts of the current page, opened with ? or from the search, which works without single keys. */
export const KeysHelp = () => (
  <ShortcutSheet open onClose={closeShellPart}>
    <SingleKeysSwitch />
  </ShortcutSheet>
);
