interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_CARD_BASE_URL: string;
  readonly VITE_CONTACT_PHONE: string;
  readonly VITE_COUNTRY_CODE: string;
  readonly VITE_POWERED_BY: string;
  /** Seconds between two reads of data that guests change; '0' for none. */
  readonly VITE_REFRESH_SECONDS: string;
  /** The path that receives reports; '' for none. */
  readonly VITE_REPORT_URL: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*&messages' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
