import { ShortcutSheet } from '../ui/ShortcutSheet.tsx';
import { closeShellPart } from './shell-part.ts';

/** The shortcuts of the current page, opened with ?. */
export const KeysHelp = () => <ShortcutSheet open onClose={closeShellPart} />;
