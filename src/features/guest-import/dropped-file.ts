/** A file on its way from the guest list to the import. An address cannot carry it, and a reload need not. */
let dropped: File | undefined;

/** Keeps a file for the import that opens next. */
export function keepDroppedFile(file: File) {
  dropped = file;
}

/** The file that was dropped on the guest list, once. */
export function takeDroppedFile(): File | undefined {
  const file = dropped;
  dropped = undefined;
  return file;
}
