import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider, in percent. */
    '--filled'?: string;
    /** How many days the hour grid shows. */
    '--days'?: number;
    /** The column template of a `DataTable`. */
    '--table-columns'?: string;
  }
}
