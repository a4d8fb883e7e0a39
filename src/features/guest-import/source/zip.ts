const endOfDirectory = 0x06_05_4b_50;
const locatorOfEnd64 = 0x07_06_4b_50;
/** A 32-bit field with this value is in the ZIP64 field of the entry. */
const isIn64 = 0xff_ff_ff_ff;

interface Entry {
  method: number;
  packedSize: number;
  offset: number;
}

/**
 * The absolute, comparable form of the name of a part: programs write it in any case, and with backslashes, which are
 * slashes in an address.
 * @param base the part that refers to it with a relative name
 */
export const toPartName = (name: string, base = '') =>
  new URL(name, `https://archive${base}`).pathname.toLowerCase();

/**
 * Opens a zip archive (APPNOTE 6.3, with ZIP64). The browser inflates the entries off the main thread; libraries start
 * workers for files above 512 kB, which the policy forbids.
 * @throws for a damaged archive, some of them while a part is read
 * @returns the text of a part as a stream; undefined if the archive has no such part
 */
export async function openZip(file: Blob) {
  const entries = await readDirectory(file);
  return {
    async openText(name: string): Promise<ReadableStream<string> | undefined> {
      const entry = entries.get(toPartName(name));
      if (!entry) return undefined;
      const header = await readView(file.slice(entry.offset, entry.offset + 30));
      const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
      const packed = file.slice(start, start + entry.packedSize).stream();
      const bytes = entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
      return bytes.pipeThrough(new TextDecoderStream());
    },
  };
}

async function readDirectory(file: Blob) {
  const directory = await findDirectory(file);
  const entries = new Map<string, Entry>();
  for (let at = 0; at < directory.byteLength;) {
    const nameEnd = at + 46 + directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameEnd - at - 46));
    const end = nameEnd + directory.getUint16(at + 30, true);
    entries.set(toPartName(name), readEntry(directory, at, nameEnd, end));
    at = end + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** The sizes of an entry; its ZIP64 field has, in this order, only those that do not fit into 32 bits. */
function readEntry(directory: DataView, at: number, extraStart: number, extraEnd: number): Entry {
  let field = extraStart;
  while (field + 4 <= extraEnd && directory.getUint16(field, true) !== 1) {
    field += 4 + directory.getUint16(field + 2, true);
  }
  field += 4;
  const [, packedSize = 0, offset = 0] = [24, 20, 42].map((place) => {
    const value = directory.getUint32(at + place, true);
    if (value !== isIn64 || field + 8 > extraEnd) return value;
    field += 8;
    return readUint64(directory, field - 8);
  });
  return { method: directory.getUint16(at + 10, true), packedSize, offset };
}

async function findDirectory(file: Blob) {
  // The directory ends with 22 bytes and a comment of up to 65,535; before them is the locator of ZIP64.
  const tail = await readView(file.slice(-65_577));
  let end = tail.byteLength - 22;
  while (tail.getUint32(end, true) !== endOfDirectory) end -= 1;
  let [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (end >= 20 && tail.getUint32(end - 20, true) === locatorOfEnd64) {
    const at = readUint64(tail, end - 12);
    const end64 = await readView(file.slice(at, at + 56));
    [size, start] = [readUint64(end64, 40), readUint64(end64, 48)];
  }
  return readView(file.slice(start, start + size));
}

const readUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

const readView = async (part: Blob) => new DataView(await part.arrayBuffer());
