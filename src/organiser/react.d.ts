import 'react';
import type { TableWidth } from '../ui/table/rows.ts';

/** The columns of a `DataTable` that is at least so many px wide. */
type TableColumns = { [Width in TableWidth as `--columns-${Width}`]?: string };

declare module 'react' {
  interface CSSProperties extends TableColumns {
    /** The filled part of a slider, in percent. */
    '--filled'?: string;
    /** How many days the hour grid shows. */
    '--days'?: number;
  }
}
