/** The addresses of maps by host and path. Hosts are matched as a whole: `maps.google.evil.example` is no map. */
const map =
  /^(?:(?:www\.)?(?:google|yandex)\.(?:com|(?:com?\.)?[a-z]{2})\/maps|maps\.(?:google|yandex)\.(?:com|(?:com?\.)?[a-z]{2})|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple(?:\.com)?|(?:www\.)?openstreetmap\.org)(?:\/|$)/;

/** An address that ends before the punctuation of its sentence. */
const address = /(https:\/\/[^\s<>"]*[^\s<>"'.,:;!?()[\]{}«»“”‘’…،؛؟])/i;

/** A link in a text of the host: its address, and its text, which is '' for a map. */
interface HostLink {
  href: string;
  text: string;
}

/**
 * Splits a text of the host at its `https://` addresses. Nothing else is a link. A link shows the host that the browser
 * will open, so that no address can pretend to be another.
 */
export const splitLinks = (text: string): (string | HostLink)[] =>
  text.split(address).map((piece, place) => (place % 2 > 0 ? parseLink(piece) : piece));

function parseLink(written: string): string | HostLink {
  try {
    const { href, host, hostname, pathname } = new URL(written);
    return { href, text: map.test(host + pathname) ? '' : hostname.replace(/^www\./, '') };
  } catch {
    return written;
  }
}
