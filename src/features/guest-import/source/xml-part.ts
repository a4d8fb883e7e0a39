import { Parser } from 'saxen';
import { pause, readPieces } from './slices.ts';

/** The attributes of an element; those of `readPart` are not decoded. */
export type Attributes = Record<string, string>;

interface PartReader<T> {
  onOpen?(name: string, getAttributes: () => Attributes, decode: (text: string) => string): T | undefined;
  /** @param text what the `<t>` and `<v>` of a cell or a shared string contain, without phonetic guides (`rPh`) */
  onClose?(name: string, text: string): T | undefined;
}

/** Parses a part in pieces, gives what each has found, and pauses between them. */
export async function* readPart<T>(
  stream: ReadableStream<string> | undefined,
  signal: AbortSignal | undefined,
  { onOpen, onClose }: PartReader<T>,
): AsyncGenerator<T> {
  if (!stream) return;
  let [text, isText, isGuide] = ['', false, false];
  let found: T[] = [];
  const add = (item: T | undefined) => item !== undefined && found.push(item);
  const parser = new Parser();
  parser.on('openTag', (tag, getAttributes, decode) => {
    const name = getLocalName(tag);
    if (name === 'c' || name === 'si') text = '';
    if (name === 'rPh') isGuide = true;
    isText = !isGuide && (name === 't' || name === 'v');
    add(onOpen?.(name, getAttributes, decode));
  });
  parser.on('text', (value, decode) => {
    if (isText) text += value.includes('&') ? decode(decodeLongReferences(value)) : value;
  });
  parser.on('cdata', (value) => {
    if (isText) text += value;
  });
  parser.on('closeTag', (tag) => {
    const name = getLocalName(tag);
    if (name === 'rPh') isGuide = false;
    isText = false;
    add(onClose?.(name, text));
  });
  for await (const piece of readPieces(stream)) {
    parser.write(piece);
    yield* found;
    found = [];
    await pause(signal);
  }
  parser.end();
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Decodes the references of emoji and other characters beyond 16 bits, which the parser does not. */
const decodeLongReferences = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{5,6})|(\d{5,7}));/gi, (_, hex?: string, digits = '') =>
    String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)),
  );

/** The attributes of each element of a name. */
export async function readTags(
  stream: ReadableStream<string> | undefined,
  wanted: string,
  signal?: AbortSignal,
) {
  const tags: Attributes[] = [];
  const read = readPart<Attributes>(stream, signal, {
    onOpen: (name, getAttributes, decode) =>
      name === wanted
        ? Object.fromEntries(Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)]))
        : undefined,
  });
  for await (const tag of read) tags.push(tag);
  return tags;
}
