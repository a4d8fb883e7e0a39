interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_CARD_BASE_URL: string;
  readonly VITE_CONTACT_PHONE: string;
  readonly VITE_COUNTRY_CODE: string;
  readonly VITE_POWERED_BY: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
