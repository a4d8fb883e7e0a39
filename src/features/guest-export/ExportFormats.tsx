import { MenuItem } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../../ui/MenuButton.tsx';
import { MenuSurface } from '../../ui/MenuSurface.tsx';

/** The formats of an exported guest list. */
export type ExportFormat = 'csv' | 'xlsx';

interface ExportFormatsProps extends OpenMenuProps {
  onChoose(format: ExportFormat): void;
}

/** The entries for the export formats. */
export const ExportFormats = ({ onChoose, ...menu }: ExportFormatsProps) => (
  <MenuSurface {...menu}>
    <MenuItem onClick={() => onChoose('xlsx')}>
      <Trans>Excel file</Trans>
    </MenuItem>
    <MenuItem onClick={() => onChoose('csv')}>
      <Trans>CSV file</Trans>
    </MenuItem>
  </MenuSurface>
);
