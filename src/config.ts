/**
 * The configuration of a build. `tools/vite/environment.ts` reads and validates the values when the build starts, so
 * they are always complete here.
 */
export const config = {
  /** The backend's base, ending in /api/v1: a path on the same origin or an absolute address. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** Where the card images are: `{base}/{guest _id}` plus a cache-buster. */
  cardBaseUrl: import.meta.env.VITE_CARD_BASE_URL,
  /** The contact phone number on the guest page, formatted for people. */
  contactPhone: import.meta.env.VITE_CONTACT_PHONE,
  /** The country code of guests' phone numbers, without +; '' where organisers set it on their device. */
  countryCode: import.meta.env.VITE_COUNTRY_CODE,
  /** The name after 'Powered By' in the footer. */
  poweredBy: import.meta.env.VITE_POWERED_BY,
  /** The path of the export, without a trailing slash: '' at the root of a host. */
  basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
};

/** The contact number as a link that phones can dial (RFC 3966). */
export const contactHref = `tel:${config.contactPhone.replace(/[^+\d]/g, '')}`;
