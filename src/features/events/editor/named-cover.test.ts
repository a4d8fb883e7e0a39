import { expect, test } from 'vitest';
import { parseCoverSource, signCover } from './named-cover.ts';

const picture = `data:image/webp;base64,${btoa('RIFF'.repeat(2_000))}`;

test('a cover says what it was drawn from, a picture nothing', () => {
  for (const line of ['', 'Saturday, 12 June', 'حفل زفاف'.repeat(10)]) {
    const signed = signCover(picture, { cover: 'tiles', line });
    expect(signed).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(parseCoverSource(signed)).toEqual({ cover: 'tiles', line });
  }
  for (const image of ['', '/covers/tiles.svg', picture, 'data:image/png;base64,?', 'data:,'])
    expect(parseCoverSource(image)).toBeUndefined();
});
