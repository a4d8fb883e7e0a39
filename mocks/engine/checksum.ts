/**
 * FNV-1a. This is not cryptography: it only shows that a mock issued a token, or recognises a password without storing
 * it. It must also run in a page on plain http, where browsers offer no crypto.subtle.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
