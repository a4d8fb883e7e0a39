/** Some browsers read a saved file only after the click, in milliseconds. */
const readAfter = 10_000;

/** Saves a file on the person's device. */
export function saveFile(name: string, content: Blob) {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), readAfter);
}
