/** A file passed to the import. An address cannot contain it, and it need not survive a reload. */
let handed: File | undefined;

/** Passes a guest list to the import that is opened next. */
export function handFile(file: File) {
  handed = file;
}

/** Returns the file that was passed to the import, only once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}

/** The name of the form for a typed or pasted list, whose draft is kept until the list is sent. */
export const getImportName = (eventId: string) => `import ${eventId}`;
