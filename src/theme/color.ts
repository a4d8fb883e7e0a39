/** A perceptual colour (OKLCH): lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Color {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A colour as `#rrggbb`, clipped to what a screen can show. */
export function toHex({ lightness, chroma, hue }: Color): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const getRatio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2). */
export const getContrast = (one: string, other: string): number =>
  getRatio(getLuminance(one), getLuminance(other));

/**
 * The colour of this hue and chroma that is nearest to the backgrounds and still has the contrast with each.
 * @param side its direction from them: `darker` on light backgrounds
 */
export function findInk(
  { chroma, hue }: Omit<Color, 'lightness'>,
  grounds: readonly string[],
  ratio: number,
  side: 'darker' | 'lighter',
): string {
  const luminances = grounds.map(getLuminance);
  // The hardest background is the nearest one.
  const ground = side === 'darker' ? Math.min(...luminances) : Math.max(...luminances);
  const isEnough = (hex: string) => {
    const ink = getLuminance(hex);
    return (side === 'darker' ? ink < ground : ink > ground) && getRatio(ink, ground) >= ratio;
  };
  const toStep = (step: number) =>
    toHex({ lightness: (side === 'darker' ? 100 - step : step) / 100, chroma, hue });
  // The luminance grows with the lightness, so the first step that is enough is found by halving.
  let [tooNear, enough] = [-1, 101];
  while (enough - tooNear > 1) {
    const middle = Math.floor((tooNear + enough) / 2);
    if (isEnough(toStep(middle))) enough = middle;
    else tooNear = middle;
  }
  return enough <= 100 ? toStep(enough) : side === 'darker' ? '#000000' : '#ffffff';
}
