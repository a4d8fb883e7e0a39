import { ProgressBar } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { Trans, useLingui } from '@lingui/react/macro';
import { createLazyPart } from '../../ui/states/lazy-part.tsx';
import { MenuButton } from '../../ui/dialog/MenuButton.tsx';
import styles from './GuestListActions.module.css';
import type { PrintSearch } from './schema.ts';
import { type ExportedList, useGuestExport } from './use-guest-export.ts';

const Menu = createLazyPart(async () => (await import('./GuestListMenu.tsx')).GuestListMenu);

interface GuestListActionsProps extends ExportedList {
  /** The search parameters of the list, for the printable one. */
  view: Omit<PrintSearch, 'event' | 'filter'>;
}

/** The menu of a guest list: import, export, and a printable list. */
export function GuestListActions({ view, ...list }: GuestListActionsProps) {
  const { t } = useLingui();
  const { eventId, filter } = list;
  const { progress, ...exporting } = useGuestExport(list);
  const { isExporting } = exporting;
  return (
    <div className={styles.export}>
      <MenuButton
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={isExporting ? undefined : t`Import, export, print`}
        title={t`Import, export, print`}
        menu={Menu}
        menuProps={{ eventId, filter, view, ...exporting }}
      >
        {isExporting && <Trans>Exporting…</Trans>}
      </MenuButton>
      {isExporting && (
        <ProgressBar
          className={styles.bar}
          aria-label={t`Export`}
          {...(progress !== undefined && { value: progress })}
        />
      )}
    </div>
  );
}
