/**
 * What a build is made for. The values are read and checked by `tools/vite/environment.ts`
 * when the build starts, so here they are always whole.
 */
export const config = {
  /** The backend's base, ending in /api/v1: a path on the same origin or an absolute address. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  /** Where the card images stand: `{base}/{guest _id}` plus a cache-buster. */
  cardBaseUrl: import.meta.env.VITE_CARD_BASE_URL,
  /** The phone number in the call to action of the guest's page, as people read it. */
  contactPhone: import.meta.env.VITE_CONTACT_PHONE,
  /** The country code of guests' phone numbers, without +; '' where organisers say it on their device. */
  countryCode: import.meta.env.VITE_COUNTRY_CODE,
  /** The name behind 'Powered By' in the footer. */
  poweredBy: import.meta.env.VITE_POWERED_BY,
  /** The path the export lives under, without a trailing slash: '' at the root of a host. */
  basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
};

/** The contact number as a link that a phone can dial (RFC 3966). */
export const contactHref = `tel:${config.contactPhone.replace(/[^+\d]/g, '')}`;
