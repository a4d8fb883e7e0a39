import { encodeQR } from 'qr';

/** White modules around a code, which scanners need (ISO/IEC 18004). */
const margin = 4;

/** A QR code as squares: its size, and the path of its dark modules in an SVG of that size. */
export interface QrShape {
  size: number;
  path: string;
}

/** Encodes a text with an error correction of a quarter, so that a printed code may be stained. */
export function createQrShape(text: string): QrShape {
  const modules = encodeQR(text, 'raw', { ecc: 'quartile', border: margin });
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { size: modules.length, path: path.join('') };
}

/** A QR code as an SVG file. */
export const createQrSvg = ({ size, path }: QrShape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${String(size)}v${String(size)}H0z"/><path d="${path}"/></svg>`;

/** Pixels per module in a PNG: about 700 pixels for a link, enough for a small print. */
const scale = 16;

/** A QR code as a PNG file; undefined if the browser cannot draw one. */
export async function createQrPng({ size, path }: QrShape): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) context.fillRect(Number(x), Number(y), 1, 1);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ?? undefined;
}
