import { downloadFile } from './download.ts';

/** Whether the share sheet of this browser takes files of this type, such as `a.csv` and `text/csv`. */
export const canShareFiles = (name: string, type: string) =>
  navigator.canShare?.({ files: [new File([], name, { type })] });

/**
 * Opens the share sheet, or saves the file where the browser shares no files.
 * @returns false if the person has closed the share sheet
 */
export async function shareFile(file: File): Promise<boolean> {
  const data = { files: [file] };
  try {
    if (navigator.canShare?.(data)) await navigator.share(data);
    else downloadFile(file.name, file);
  } catch (error) {
    // The person closed the share sheet, or pressed twice while it is open: neither is a failure.
    if (error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)) return false;
    downloadFile(file.name, file);
  }
  return true;
}
