import { MenuDivider, MenuItem, MenuItemLink } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Trans } from '@lingui/react/macro';
import type { GuestFilter } from '../../domain/guest/guest-filter.ts';
import type { OpenMenuProps } from '../../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../../ui/dialog/MenuSurface.tsx';
import { useMenuLink } from '../../ui/dialog/use-menu-link.ts';
import type { PrintSearch } from './schema.ts';
import type { ExportFormat } from './use-guest-export.ts';

interface GuestListMenuProps extends OpenMenuProps {
  eventId: string;
  filter: GuestFilter;
  view: Omit<PrintSearch, 'event' | 'filter'>;
  isExporting: boolean;
  onExport(format: ExportFormat): void;
  onStop(): void;
}

/** The entries of `GuestListActions`; a running export can be stopped. */
export function GuestListMenu(props: GuestListMenuProps) {
  const { eventId, filter, view, isExporting, onExport, onStop, ...menu } = props;
  const link = useMenuLink();
  return (
    <MenuSurface {...menu}>
      <MenuItemLink
        {...link({ to: '/events/guests/import', search: { event: eventId } })}
        icon={<ArrowUpload20Regular />}
      >
        <Trans>Import</Trans>
      </MenuItemLink>
      <MenuDivider />
      {isExporting ? (
        <MenuItem icon={<ArrowDownload20Regular />} onClick={onStop}>
          <Trans>Stop export</Trans>
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={<ArrowDownload20Regular />} onClick={() => onExport('xlsx')}>
            <Trans>Export as Excel file</Trans>
          </MenuItem>
          <MenuItem icon={<ArrowDownload20Regular />} onClick={() => onExport('csv')}>
            <Trans>Export as CSV file</Trans>
          </MenuItem>
        </>
      )}
      <MenuDivider />
      <MenuItemLink
        {...link({ to: '/events/guests/print', search: { event: eventId, filter, ...view } })}
        icon={<Print20Regular />}
      >
        <Trans>Print</Trans>
      </MenuItemLink>
    </MenuSurface>
  );
}
