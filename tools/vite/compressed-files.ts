import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = (name: string) => /\.(html|js|css|svg|json|webmanifest|txt)$/.test(name);

/** Smaller files fit into one packet uncompressed. */
const worthBytes = 1_000;

const compressions = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/** Writes `.br` and `.gz` beside each text file of a folder, for hosts that serve precompressed files. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string) {
  const text = await readFile(path);
  if (text.length < worthBytes) return;
  for (const [ending, compress] of Object.entries(compressions))
    await writeFile(path + ending, await compress(text));
}
