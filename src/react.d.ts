import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The filled part of a slider, in percent. */
    '--filled'?: string;
    /** How many days the hour grid shows. */
    '--days'?: number;
    /** The columns of a `DataTable` that is at least so many px wide. */
    '--columns-520'?: string;
    '--columns-620'?: string;
    '--columns-860'?: string;
    '--columns-1200'?: string;
  }
}
