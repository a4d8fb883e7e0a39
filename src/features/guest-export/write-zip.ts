/** A file of an archive; its text may be given in pieces. */
interface ZipEntry {
  name: string;
  text: Iterable<string>;
}

/** Noon of 1 January 2000 in MS-DOS format, so that the same guests give the same file. */
const writtenAt = { time: 0x60_00, date: 0x28_21 };

/** Writes a zip archive (APPNOTE 6.3) below 4 GB. The browser deflates it, as it inflates files for the import. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Blob[] = [];
  const directory: Blob[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const encodedName = new TextEncoder().encode(name);
    const { packed, size, checksum } = await deflate(text);
    // Common to both headers: version 2.0, names in UTF-8, deflated.
    const common = [u16(20), u16(0x08_00), u16(8), u16(writtenAt.time), u16(writtenAt.date)];
    common.push(u32(checksum), u32(packed.size), u32(size), u16(encodedName.length), u16(0));
    const local = new Blob([u32(0x04_03_4b_50), ...common, encodedName, packed]);
    parts.push(local);
    directory.push(
      new Blob([
        u32(0x02_01_4b_50),
        u16(20),
        ...common,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        encodedName,
      ]),
    );
    offset += local.size;
  }
  const list = new Blob(directory);
  const count = u16(entries.length);
  const end = [u32(0x06_05_4b_50), u16(0), u16(0), count, count, u32(list.size), u32(offset), u16(0)];
  return new Blob([...parts, list, ...end]);
}

async function deflate(text: Iterable<string>) {
  const encoder = new TextEncoder();
  let [size, checksum] = [0, 0];
  const pieces = text[Symbol.iterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = pieces.next();
      if (done) return controller.close();
      const bytes = encoder.encode(value);
      size += bytes.length;
      checksum = crc32(bytes, checksum);
      controller.enqueue(bytes);
      // Yields to the event loop, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  const packed = await new Response(source.pipeThrough(new CompressionStream('deflate-raw'))).blob();
  return { packed, size, checksum };
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Continues a CRC-32 checksum with more bytes. */
function crc32(bytes: Uint8Array, before: number) {
  let value = ~before;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

const u16 = (value: number) => new Uint8Array([value & 0xff, value >>> 8]);
const u32 = (value: number) =>
  new Uint8Array([value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]);
