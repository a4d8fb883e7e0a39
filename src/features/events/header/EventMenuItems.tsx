import { MenuItem, MenuItemLink } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../../../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../../../ui/dialog/MenuSurface.tsx';
import { useMenuLink } from '../../../ui/dialog/use-menu-link.ts';

interface EventMenuItemsProps extends OpenMenuProps {
  eventId: string;
  /** How old the visible data is. */
  updated: string;
  onRefresh(): void;
  onDelete(): void;
}

/** The entries of `EventMenu`. */
export function EventMenuItems({ eventId, updated, onRefresh, onDelete, ...menu }: EventMenuItemsProps) {
  const link = useMenuLink();
  return (
    <MenuSurface {...menu}>
      <MenuItem icon={<ArrowClockwise20Regular />} subText={updated} onClick={onRefresh}>
        <Trans>Refresh</Trans>
      </MenuItem>
      <MenuItemLink
        {...link({ to: '/apps/event/new/{-$handle}', search: { copy: eventId } })}
        icon={<Copy20Regular />}
      >
        <Trans>Copy event</Trans>
      </MenuItemLink>
      <MenuItem icon={<Delete20Regular />} onClick={onDelete}>
        <Trans>Delete event</Trans>
      </MenuItem>
    </MenuSurface>
  );
}
