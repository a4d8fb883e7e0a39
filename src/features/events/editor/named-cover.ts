import { drawText, getSerif, placeText, type PlacedText } from '../../../ui/text/draw-text.ts';
import * as v from 'valibot';
import { parseJson } from '../../../api/parse-json.ts';
import { toDataUrl } from '../../../ui/form/own-picture.ts';
import { type DrawnCover, drawnCovers, getCoverPath } from './event-images.ts';

/** What is written on a drawn cover. */
export interface CoverTexts {
  name: string;
  /** A line below the name, such as the date; or ''. */
  line: string;
}

/** The size of the drawings of public/covers, and the unit of the places below. */
const [width, height] = [500, 700];

interface Layout {
  /**
   * The room for the texts: x, y, width and height. The last 60 units below and on the right are free, for the sign
   * that enlarges a card.
   */
  room: readonly [number, number, number, number];
  ink: string;
  accent: string;
  /** Makes room in the drawing. */
  prepare?(context: CanvasRenderingContext2D, picture: CanvasImageSource): void;
}

const layouts: Record<DrawnCover, Layout> = {
  botanic: {
    room: [60, 238, 380, 228],
    ink: '#0f5c4a',
    accent: '#7d5f1f',
    prepare(context, picture) {
      context.fillStyle = '#faf3e4';
      context.fillRect(42, 42, 416, 616);
      // Both branches are smaller and closer to their corners.
      context.drawImage(picture, 52, 60, 276, 246, 50, 54, 204, 182);
      context.drawImage(picture, 172, 396, 276, 244, 246, 466, 204, 180);
    },
  },
  evening: { room: [46, 400, 408, 236], ink: '#f3e2b0', accent: '#e0b862' },
  garland: { room: [46, 368, 408, 268], ink: '#fbeede', accent: '#f2d9a2' },
  tiles: {
    room: [74, 216, 352, 268],
    ink: '#12352c',
    accent: '#9c3526',
    prepare(context) {
      context.fillStyle = '#f5ecdd';
      context.fillRect(50, 200, 400, 300);
      context.strokeStyle = '#e0b862';
      context.lineWidth = 2;
      context.strokeRect(60, 210, 380, 280);
    },
  },
  star: {
    room: [92, 296, 316, 304],
    ink: '#f3e2b0',
    accent: '#e0b862',
    prepare(context, picture) {
      // The arch is wider, and the star is smaller, below its point.
      context.beginPath();
      context.moveTo(250, 84);
      context.bezierCurveTo(374, 154, 430, 234, 430, 340);
      context.lineTo(430, 620);
      context.lineTo(70, 620);
      context.lineTo(70, 340);
      context.bezierCurveTo(70, 234, 126, 154, 250, 84);
      context.fillStyle = '#0b382d';
      context.fill();
      context.strokeStyle = '#c9a961';
      context.lineWidth = 4;
      context.stroke();
      context.drawImage(picture, 158, 288, 184, 184, 200, 174, 100, 100);
    },
  },
  sunrise: {
    room: [44, 404, 412, 230],
    ink: '#12352c',
    accent: '#12352c',
    prepare(context, picture) {
      // The sun is higher, and the sea deeper.
      context.drawImage(picture, 0, 120, 500, 580, 0, 0, 500, 580);
      context.fillStyle = '#7dbca6';
      context.fillRect(0, 570, 500, 130);
    },
  },
};

/** The room between the name and the line. */
const gap = 30;

/** Draws a cover with an event's name, and a line below it. The canvas has the proportions of the cover, 5 to 7. */
function drawNamedCover(
  context: CanvasRenderingContext2D,
  cover: DrawnCover,
  picture: CanvasImageSource,
  { name, line }: CoverTexts,
) {
  const layout = layouts[cover];
  const [left, top, roomWidth, roomHeight] = layout.room;
  context.scale(context.canvas.width / width, context.canvas.width / width);
  context.drawImage(picture, 0, 0, width, height);
  layout.prepare?.(context, picture);
  const below = line.trim() ? placeLine(context, line, layout) : undefined;
  const title = placeText(context, {
    text: name,
    family: getSerif(),
    color: layout.ink,
    maxFontSize: 58,
    minFontSize: 16,
    width: roomWidth,
    height: roomHeight - (below ? below.used + gap : 0),
  });
  const used = title.used + (below ? gap + below.used : 0);
  drawStack(context, title, below, left + roomWidth / 2, top + (roomHeight - used) / 2);
}

/**
 * A line that can be read on a card of a phone's page, of half a pixel a unit or less. A line is not broken where it
 * fits: a date is read as a whole.
 */
function placeLine(context: CanvasRenderingContext2D, line: string, { room, accent }: Layout) {
  const [, , roomWidth, roomHeight] = room;
  const drawn = {
    text: line,
    family: getSerif(),
    color: accent,
    width: roomWidth,
    maxFontSize: 36,
    minFontSize: 30,
  };
  const whole = placeText(context, { ...drawn, height: 54 });
  return whole.isCut ? placeText(context, { ...drawn, maxFontSize: 31, height: roomHeight * 0.65 }) : whole;
}

/** The name, an ornament and the line, around the middle `x`. */
function drawStack(
  context: CanvasRenderingContext2D,
  title: PlacedText,
  below: PlacedText | undefined,
  x: number,
  top: number,
) {
  drawText(context, title, x, top);
  if (!below) return;
  drawOrnament(context, x, top + title.used + gap / 2, below.color);
  drawText(context, below, x, top + title.used + gap);
}

/** A diamond between two lines. */
function drawOrnament(context: CanvasRenderingContext2D, x: number, y: number, color: string) {
  context.fillStyle = color;
  context.fillRect(x - 44, y - 0.6, 32, 1.2);
  context.fillRect(x + 12, y - 0.6, 32, 1.2);
  context.beginPath();
  for (const [dx, dy] of [
    [0, -5],
    [5, 0],
    [0, 5],
    [-5, 0],
  ] as const)
    context.lineTo(x + dx, y + dy);
  context.fill();
}

/** The drawn cover at an address; undefined for a picture of the organiser. */
export const findDrawnCover = (image: string | undefined) =>
  drawnCovers.find((cover) => getCoverPath(cover) === image);

/** @throws if the drawing does not load */
export async function loadCover(cover: DrawnCover) {
  const picture = new Image();
  picture.src = getCoverPath(cover);
  await picture.decode();
  return picture;
}

/** A drawn cover with texts as a data URL, `wide` pixels wide. */
export function createNamedCover(
  cover: DrawnCover,
  picture: CanvasImageSource,
  texts: CoverTexts,
  wide: number,
): string {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = (wide * height) / width;
  const context = canvas.getContext('2d');
  if (context) drawNamedCover(context, cover, picture, texts);
  return toDataUrl(canvas);
}

/** What a cover was drawn from: a copy of its event draws it again with another name. */
const coverSource = v.object({ cover: v.picklist(drawnCovers), line: v.string() });
export type CoverSource = v.InferOutput<typeof coverSource>;

/** Begins the note behind the picture's own bytes. Decoders stop before it. */
const noteStart = '\nguestwise-cover:';
/** The most letters of base64 that a note takes, whole groups of four. */
const maxNoteLength = 2_048;
const base64Start = ';base64,';

/** Writes into a named cover, a data URL, what it was drawn from. */
export function signCover(image: string, { cover, line }: CoverSource): string {
  const [type, bytes] = splitDataUrl(image);
  const note = encodeURIComponent(JSON.stringify({ cover, line }));
  return `${type}${btoa(atob(bytes) + noteStart + note)}`;
}

/** What a cover was drawn from; undefined for a picture of the organiser. */
export function parseCoverSource(image: string): CoverSource | undefined {
  if (!image.startsWith('data:') || !image.includes(base64Start)) return undefined;
  const [, bytes] = splitDataUrl(image);
  try {
    const note = atob(bytes.slice(-maxNoteLength)).split(noteStart)[1];
    const source = v.safeParse(coverSource, note && parseJson(decodeURIComponent(note)));
    return source.success ? source.output : undefined;
  } catch {
    // No base64, or a note that was cut.
    return undefined;
  }
}

/** A data URL up to its data, and its data. */
function splitDataUrl(image: string): [type: string, bytes: string] {
  const start = image.indexOf(base64Start) + base64Start.length;
  return [image.slice(0, start), image.slice(start)];
}
