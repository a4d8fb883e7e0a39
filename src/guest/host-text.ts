import { parseUrl } from '../browser/old-browsers.ts';

/** The addresses of maps by host and path. Hosts are matched as a whole: `maps.google.evil.example` is no map. */
const map =
  /^(?:(?:www\.)?(?:google|yandex)\.(?:com|(?:com?\.)?[a-z]{2})\/maps|maps\.(?:google|yandex)\.(?:com|(?:com?\.)?[a-z]{2})|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple(?:\.com)?|(?:www\.)?openstreetmap\.org)(?:\/|$)/;

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
  text.split(/(https:\/\/[^\s<>"]*[^\s<>"'.,:;!?()[\]{}«»“”‘’…،؛؟])/i).map((piece, place) => {
    const url = place % 2 > 0 && parseUrl(piece);
    if (!url) return piece;
    return {
      href: url.href,
      text: map.test(url.host + url.pathname) ? '' : url.hostname.replace(/^www\./, ''),
    };
  });
