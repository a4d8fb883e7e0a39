import { MenuItem } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../../ui/MenuButton.tsx';
import { MenuSurface } from '../../ui/MenuSurface.tsx';

interface EventMenuItemsProps extends OpenMenuProps {
  /** How old the visible data is. */
  updated: string;
  onRefresh(): void;
  onDelete(): void;
}

/** The entries of `EventMenu`. */
export const EventMenuItems = ({ updated, onRefresh, onDelete, ...menu }: EventMenuItemsProps) => (
  <MenuSurface {...menu}>
    <MenuItem icon={<ArrowClockwise20Regular />} subText={updated} onClick={onRefresh}>
      <Trans>Refresh</Trans>
    </MenuItem>
    <MenuItem icon={<Delete20Regular />} onClick={onDelete}>
      <Trans>Delete event</Trans>
    </MenuItem>
  </MenuSurface>
);
