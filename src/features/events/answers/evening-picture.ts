import type { ComingCount } from '../../../domain/event/analytics.ts';
import { drawText, getSerif, placeText } from '../../../ui/text/draw-text.ts';
import {
  bud,
  flower,
  garlandColors,
  garlandWidth,
  getStringPath,
  petalColors,
  placeGarland,
} from './garland.ts';

/** The size of the picture: 4 to 5, the tallest that feeds and chats show whole. */
const [width, height] = [1_080, 1_350];

const colors = { ground: '#12352c', glow: '#1d5747', name: '#f6ecd6', text: '#d9e8e2', number: '#e9c36d' };

/** Few flowers on a string, so that they can be told apart on a phone. */
const hanging = { perRow: 14, rows: 5 };

/**
 * Draws who is coming as a PNG file.
 * @param parts the sentence around its number, and the number itself in the middle
 * @throws if the browser cannot draw it
 */
export async function createEveningPicture(
  name: string,
  count: ComingCount,
  parts: readonly [string, string, string],
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  drawGround(context);
  const bottom = drawGarland(context, count);
  drawWords(context, [name, ...parts], bottom + 30);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('The picture could not be drawn');
  return new File([picture], 'evening.png', { type: 'image/png' });
}

function drawGround(context: CanvasRenderingContext2D) {
  const glow = context.createRadialGradient(width * 0.3, height * 0.25, 0, width * 0.3, height * 0.25, width);
  glow.addColorStop(0, colors.glow);
  glow.addColorStop(1, colors.ground);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

const toPath2D = (path: string) => new Path2D(path);

/** @returns where it ends */
function drawGarland(context: CanvasRenderingContext2D, count: ComingCount): number {
  const garland = placeGarland(count, hanging);
  const scale = width / garlandWidth;
  context.save();
  context.scale(scale, scale);
  // The first flower is where a line begins.
  if (document.dir === 'rtl') context.transform(-1, 0, 0, 1, garlandWidth, 0);
  let number = 0;
  for (const [index, row] of garland.rows.entries()) {
    context.lineWidth = 3;
    context.strokeStyle = garlandColors.string;
    context.stroke(toPath2D(getStringPath(row)));
    for (const { x, y } of row.places) {
      context.save();
      context.translate(x, y);
      context.scale(garland.radius, garland.radius);
      const fill = (color: string, path: string) => {
        context.fillStyle = color;
        context.fill(toPath2D(path));
      };
      if (number < garland.open) {
        fill(petalColors[index % petalColors.length] ?? petalColors[0], flower.petals);
        fill(garlandColors.shade, flower.shade);
        fill(garlandColors.heart, flower.heart);
      } else fill(garlandColors.bud, bud);
      context.restore();
      number += 1;
    }
  }
  context.restore();
  return garland.height * scale;
}

/** The name and the three parts of the sentence below each other, in the middle of what the garland leaves. */
function drawWords(context: CanvasRenderingContext2D, texts: readonly string[], top: number) {
  const room = height - top - 70;
  const styles = [
    { color: colors.name, maxFontSize: 84, height: room * 0.36 },
    { color: colors.text, maxFontSize: 52, height: 80 },
    { color: colors.number, maxFontSize: 400, height: room * 0.42, lineHeight: 1 },
    { color: colors.text, maxFontSize: 60, height: 90 },
  ];
  const placed = texts.flatMap((text, place) => {
    const style = styles[place];
    return text === '' || !style
      ? []
      : [placeText(context, { text, family: getSerif(), width: width - 160, minFontSize: 24, ...style })];
  });
  const used = placed.reduce((sum, each) => sum + each.used, 0);
  const gap = Math.min(40, (room - used) / placed.length);
  let y = top + (room - used - gap * (placed.length - 1)) / 2;
  for (const each of placed) {
    drawText(context, each, width / 2, y);
    y += each.used + gap;
  }
}
