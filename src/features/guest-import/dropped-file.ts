/** A file passed from the guest list to the import. An address cannot contain it, and it need not survive a reload. */
let dropped: File | undefined;

/** Keeps a file for the next import page. */
export function keepDroppedFile(file: File) {
  dropped = file;
}

/** Returns the file that was dropped on the guest list, only once. */
export function takeDroppedFile(): File | undefined {
  const file = dropped;
  dropped = undefined;
  return file;
}
