import { expect, test } from 'vitest';
import { gallery } from './gallery.ts';
import type { Picture } from './photograph.ts';
import { pictureName, variants } from './variant.ts';

const pictures = ['login', 'events'].flatMap((scene) =>
  variants(false).map((variant): Picture => ({
    scene,
    variant,
    file: pictureName(scene, variant),
    troubles: [],
  })),
);

test('a scene is shown in both widths, themes and languages', () => {
  const files = pictures.map(({ file }) => file).filter((file) => file.startsWith('login'));
  expect(files).toHaveLength(8);
  expect(files).toContain('login-360-dark-ar.png');
  expect(variants(true).map((variant) => pictureName('login', variant))).toEqual([
    'login-360-light-en.png',
    'login-1280-light-en.png',
  ]);
});

test('the pictures of a scene are grouped under its name', () => {
  const [, login = '', events = ''] = gallery(pictures).split('<section');
  expect(login.match(/<img src="login-/g)).toHaveLength(8);
  expect(events.match(/<img src="events-/g)).toHaveLength(8);
});

test('problems are reported as text', () => {
  const [first] = pictures;
  const html = gallery(first ? [{ ...first, troubles: ['threw <img src=x>'] }] : []);
  expect(html).toContain('login-360-light-en.png: threw &lt;img src=x>');
});
