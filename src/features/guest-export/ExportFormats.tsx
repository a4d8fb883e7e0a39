import { MenuItem } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { OpenMenuProps } from '../../ui/MenuButton.tsx';
import { MenuSurface } from '../../ui/MenuSurface.tsx';

/** The formats of an exported guest list. */
export type ExportFormat = 'csv' | 'xlsx';

interface ExportFormatsProps extends OpenMenuProps {
  isExporting: boolean;
  onChoose(format: ExportFormat): void;
  onStop(): void;
}

/** The entries for the export formats, or the one that stops a running export. */
export const ExportFormats = ({ isExporting, onChoose, onStop, ...menu }: ExportFormatsProps) =>
  isExporting ? (
    <MenuSurface {...menu}>
      <MenuItem onClick={onStop}>
        <Trans>Stop export</Trans>
      </MenuItem>
    </MenuSurface>
  ) : (
    <MenuSurface {...menu}>
      <MenuItem onClick={() => onChoose('xlsx')}>
        <Trans>Excel file</Trans>
      </MenuItem>
      <MenuItem onClick={() => onChoose('csv')}>
        <Trans>CSV file</Trans>
      </MenuItem>
    </MenuSurface>
  );
