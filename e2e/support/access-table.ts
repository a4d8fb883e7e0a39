import { templateAreas } from './template-areas.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';

/** Where a visit ends: the address with its search, decoded, and the page's title. */
export type End = readonly [place: string, title: string];

interface Row {
  address: string;
  /** Where it leads a signed-out visitor, and a signed-in one. */
  signedOut: End;
  user: End;
  /**
   * Where it leads a signed-out visitor whose token is checked first, if that differs: addresses are normalised
   * meanwhile.
   */
  afterTokenCheck?: End;
  /** The first row of its kind, which the browser visits. */
  isAlike?: boolean;
}

/** Rows of one kind: the browser visits the first, and the router's own test all of them. */
const alike = (...rows: Row[]): Row[] =>
  rows.map((row, place) => ({ ...row, ...(place > 0 && { isAlike: true }) }));

const open = (address: string, title: string): Row => ({
  address,
  signedOut: [address, title],
  user: [address, title],
});

const guestsOnly = (address: string, title: string): Row => ({
  address,
  signedOut: [address, title],
  user: ['/events', 'Events'],
});

const signedIn = (address: string, title: string, end = address): Row => ({
  address,
  signedOut: [address === '/events' ? '/login' : `/login?redirect=${address}`, 'Login'],
  user: [end, title],
});

/** The template's areas below a path. */
const listAreas = (path: string, toRow: (address: string, title: string) => Row) =>
  templateAreas
    .filter(({ address }) => address.startsWith(path))
    .map(({ address, title }) => toRow(address, title));

const allGuests = `/events/guests/all?event=${weddingId}`;
const toAllGuests: End = [`/login?redirect=${allGuests}`, 'Login'];
const notFound: End = ['/pages/errors/error-404', 'Page not found'];

/**
 * The specification, section 2: every route, and where it leads. src/routes/route-table.test.ts checks the router for
 * each kind of visitor, access.e2e.ts the built pages for two of them. The last row ends the session.
 */
export const accessTable: readonly Row[] = [
  { address: '/', signedOut: ['/login', 'Login'], user: ['/events', 'Events'] },
  open('/loading', 'Loading...'),
  guestsOnly('/login', 'Login'),
  guestsOnly('/register', 'Register'),
  guestsOnly('/callback?error=access_denied&error_description=No', 'Login'),
  { address: '/callback', signedOut: ['/login', 'Login'], user: ['/events', 'Events'] },
  open('/forgotPassword', 'Forgot password'),
  open(`/${guestOfFour}/rsvp`, 'RSVP'),
  open('/pages/errors/error-404', 'Page not found'),
  ...alike(
    open('/pages/auth/login', 'Login demo'),
    open('/pages/auth/login-2', 'Login demo 2'),
    open('/pages/auth/login-3', 'Login demo 3'),
    open('/pages/auth/register', 'Register demo'),
    open('/pages/auth/register-2', 'Register demo 2'),
    open('/pages/auth/register-3', 'Register demo 3'),
    open('/pages/auth/forgot-password', 'Forgot password demo'),
    open('/pages/auth/forgot-password-2', 'Forgot password demo 2'),
    open('/pages/auth/reset-password', 'Reset password demo'),
    open('/pages/auth/reset-password-2', 'Reset password demo 2'),
    open('/pages/auth/mail-confirm', 'Confirm your email address'),
  ),
  ...alike(
    open('/pages/coming-soon', 'Coming soon'),
    open('/pages/errors/error-500', 'Server Error'),
    open('/pages/maintenance', 'Maintenance'),
    open('/pages/pricing/style-1', 'Pricing'),
    open('/pages/pricing/style-2', 'Pricing: comparison'),
    open('/pages/pricing/style-3', 'Pricing: one plan'),
    open('/pages/pricing/style-3?period=yearly', 'Pricing: one plan'),
  ),
  ...alike(...listAreas('/pages', open)),
  ...alike(
    open('/pages/faq?search=link', 'Frequently asked questions'),
    open('/pages/profile?tab=photos&photo=lanterns', 'Profile'),
    open('/pages/invoices/modern', 'Invoice'),
  ),
  { address: '/no/such/page?next=/rsvp', signedOut: notFound, user: notFound },
  signedIn('/events', 'Events'),
  signedIn(`/events/guests/rejected?event=${weddingId}`, 'Guests'),
  { ...signedIn(`/events/guests/${weddingId}`, 'Guests', allGuests), afterTokenCheck: toAllGuests },
  { ...signedIn('/events/guests', 'Guests', allGuests), afterTokenCheck: toAllGuests },
  signedIn('/apps/event/new', 'New event'),
  signedIn('/pages/account', 'Your account'),
  signedIn(`/events/guests/discrepancies?event=${weddingId}&page=2&limit=25`, 'Guests'),
  signedIn(`/events/guests/import?event=${weddingId}`, 'Import guests'),
  signedIn(`/events/guests/print?event=${weddingId}`, 'Printable list'),
  signedIn(`/events/${weddingId}/scan`, 'Check-in'),
  signedIn(`/events/${weddingId}/remind`, 'Send links'),
  signedIn(`/events/${weddingId}/codes`, 'QR codes'),
  signedIn(`/apps/event/${weddingId}`, 'Event'),
  signedIn(`/apps/event/${weddingId}/a-handle-of-before`, 'Event'),
  {
    address: '/apps/event/a%20b',
    signedOut: ['/login?redirect=/apps/event/a%20b', 'Login'],
    user: notFound,
    afterTokenCheck: notFound,
  },
  ...alike(...listAreas('/apps', signedIn)),
  ...alike(
    signedIn('/apps/e-commerce/products?product=cards', 'Products'),
    signedIn('/apps/e-commerce/orders?search=cards&sort=total&page=2', 'Orders'),
    signedIn('/apps/e-commerce/orders/1042?tab=invoice', 'Order'),
  ),
  ...alike(
    signedIn('/apps/calendar', 'Calendar'),
    signedIn('/apps/calendar?view=week&day=2026-11-21', 'Calendar'),
    signedIn('/apps/contacts?view=starred&contact=amal', 'Contacts'),
    signedIn('/apps/notes/archive', 'Notes'),
    signedIn('/apps/notes/reminders?search=cake', 'Notes'),
    signedIn('/apps/notes/labels/suppliers/suppliers', 'Notes'),
    signedIn('/apps/notes?note=cake', 'Notes'),
    signedIn('/apps/notes/no-such-note', 'Notes'),
  ),
  { address: '/logout', signedOut: ['/login', 'Login'], user: ['/login', 'Login'] },
];
