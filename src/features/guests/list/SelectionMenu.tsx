import { MenuItem } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../../../ui/dialog/MenuButton.tsx';
import { MenuSurface } from '../../../ui/dialog/MenuSurface.tsx';

interface SelectionMenuProps extends OpenMenuProps {
  onCopy(): void;
  onPrint(): void;
  onExport(): void;
}

/** The rarer actions of the bar of selected guests. */
export const SelectionMenu = ({ onCopy, onPrint, onExport, ...menu }: SelectionMenuProps) => (
  <MenuSurface {...menu}>
    <MenuItem icon={<Copy20Regular />} onClick={onCopy}>
      <Trans>Copy links</Trans>
    </MenuItem>
    <MenuItem icon={<QrCode20Regular />} onClick={onPrint}>
      <Trans>Print QR codes</Trans>
    </MenuItem>
    <MenuItem icon={<ArrowDownload20Regular />} onClick={onExport}>
      <Trans>Export as CSV file</Trans>
    </MenuItem>
  </MenuSurface>
);
