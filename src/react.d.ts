import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How much of a slider lies behind its thumb, in percent. */
    '--filled'?: string;
    /** How many days the columns of hours show. */
    '--days'?: number;
  }
}
