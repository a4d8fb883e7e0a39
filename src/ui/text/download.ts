/** Some browsers read the file only after the click, in milliseconds. */
const keptFor = 10_000;

/** Saves a file on the person's device. A text becomes a CSV file. */
export function downloadFile(name: string, content: string | Blob) {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptFor);
}
