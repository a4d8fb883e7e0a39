import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { loadFocusManager } from '../browser/focus-manager.ts';
import { needMessages } from '../i18n/organiser-catalogues.ts';
import { createLazyPart } from '../ui/states/lazy-part.tsx';
import { reportMissingPart } from '../ui/states/missing-part.ts';
import { closeShellPart, openShellPart, shellPart, type ShellPartName } from './shell-part.ts';

/** While a part loads, the keys typed for it are no shortcuts of the page, as in the dialog itself. */
const loading = <span data-modal-loading hidden />;

const createPart = (load: () => Promise<ComponentType>) =>
  createLazyPart(async () => {
    const [Part] = await Promise.all([load(), needMessages(['organiser']), loadFocusManager()]);
    return Part;
  }, loading);

/** The parts of the shell, each with a chunk of its own. */
export const shellParts = {
  menu: createPart(async () => (await import('./NavigationSheet.tsx')).NavigationSheet),
  search: createPart(async () => (await import('./search/SearchDialog.tsx')).SearchDialog),
  shortcuts: createPart(async () => (await import('./shortcuts/ShortcutsMenu.tsx')).ShortcutsMenu),
  notifications: createPart(
    async () => (await import('./notifications/NotificationPanel.tsx')).NotificationPanel,
  ),
  keys: createPart(async () => (await import('./KeysHelp.tsx')).KeysHelp),
  settings: createPart(async () => (await import('./settings/SettingsPanel.tsx')).SettingsPanel),
} satisfies Record<ShellPartName, unknown>;

/** The open part of the shell, if any. It closes with the shell. */
export function ShellPart() {
  const open = useSyncExternalStore(shellPart.subscribe, shellPart.getSnapshot);
  useEffect(() => closeShellPart, []);
  if (!open) return null;
  const { name, opener } = open;
  const Part = shellParts[name];
  const reopenLater = (error: unknown) => {
    closeShellPart();
    reportMissingPart(error, () => openShellPart(name, opener));
  };
  return <Part key={name} onMissing={reopenLater} />;
}
