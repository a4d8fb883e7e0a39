/** Puts a text on the clipboard; false where the browser has none, as on a plain http address, or refuses. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
