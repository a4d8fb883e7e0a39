import type { Locator, Page } from '@playwright/test';

/**
 * A person whose interactions are counted: a click or tap, a typed text, a key or a paste count one each. Looking costs
 * nothing.
 */
export function countInteractions(page: Page) {
  let clicks = 0;
  let texts = 0;
  let keys = 0;
  return {
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      texts += 1;
      await target.fill(text);
    },
    async press(key: string) {
      keys += 1;
      await page.keyboard.press(key);
    },
    /** Pastes into the focused element. */
    async paste(text: string) {
      keys += 1;
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(paste);
      }, text);
    },
    get clicks() {
      return clicks;
    },
    get all() {
      return clicks + texts + keys;
    },
  };
}
