import { vi } from 'vitest';

/** The files that the page offers to save from now on; none is saved. Ends with `vi.restoreAllMocks`. */
export function catchDownloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  return files;
}
