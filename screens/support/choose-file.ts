import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Chooses a file. Not `upload`, which reads it as the product does: a test may delay the reading. */
export async function chooseFile(input: Locator, file: File) {
  await expect.element(input).toBeInTheDocument();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const element = input.element() as HTMLInputElement;
  element.files = transfer.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
