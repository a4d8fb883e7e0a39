/** The file is not a zip archive, is damaged, or uses features that spreadsheets do not use. */
export class UnreadableArchive extends Error {
  override readonly name = 'UnreadableArchive';
}

const endOfDirectory = 0x06_05_4b_50;
const entryOfDirectory = 0x02_01_4b_50;

/**
 * Opens a zip archive (APPNOTE 6.3). The browser inflates the entries off the main thread; libraries start workers for
 * files above 512 kB, which the policy forbids.
 * @returns the text of an entry as a stream; undefined if the archive has no entry of that name
 */
export async function openZip(file: Blob) {
  const entries = await readDirectory(file);
  return {
    async openText(name: string): Promise<ReadableStream<string> | undefined> {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const header = await readView(file.slice(entry.offset, entry.offset + 30));
      const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
      const packed = file.slice(start, start + entry.packedSize).stream();
      if (entry.method !== 0 && entry.method !== 8) throw new UnreadableArchive(`Method ${entry.method}`);
      const bytes = entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
      return bytes.pipeThrough(new TextDecoderStream());
    },
  };
}

async function readDirectory(file: Blob) {
  // The directory ends with 22 bytes and a comment of up to 65,535.
  const tailStart = Math.max(0, file.size - 65_557);
  const tail = await readView(file.slice(tailStart));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0) throw new UnreadableArchive('No directory');
  const start = tail.getUint32(end + 16, true);
  const directory = await readView(file.slice(start, start + tail.getUint32(end + 12, true)));
  const entries = new Map<string, { method: number; packedSize: number; offset: number }>();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === entryOfDirectory;) {
    const nameLength = directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength));
    entries.set(name, {
      method: directory.getUint16(at + 10, true),
      packedSize: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

const readView = async (part: Blob) => new DataView(await part.arrayBuffer());
