import { ShortcutSheet } from '../ui/ShortcutSheet.tsx';
import { closeShellPart } from './shell-part.ts';

/** The keys of the page that is open, for whoever presses ?. */
export const KeysHelp = () => <ShortcutSheet open onClose={closeShellPart} />;
