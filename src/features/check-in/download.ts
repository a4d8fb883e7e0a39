/** Some browsers fetch what is to be saved only after the click, in milliseconds. */
const fetchedAfter = 10_000;

/** Saves a text on the person's device as a CSV file. */
export function download(name: string, csv: string) {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), fetchedAfter);
}
