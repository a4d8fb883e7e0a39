interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_CARD_BASE_URL: string;
  readonly VITE_CONTACT_PHONE: string;
  readonly VITE_COUNTRY_CODE: string;
  readonly VITE_POWERED_BY: string;
  /** Seconds between two reads of what guests change; '0' for none. */
  readonly VITE_REFRESH_SECONDS: string;
  /** Where reports go, a path; '' for nowhere. */
  readonly VITE_REPORT_URL: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*&.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
