import type { Scene } from './scene.ts';

const products = '/apps/e-commerce/products';

const inside: Scene[] = [
  { name: 'products', path: products },
  { name: 'products-form', path: `${products}?product=cards` },
  { name: 'products-none', path: `${products}?search=xyz` },
];

/** The products: data, form, and nothing found. */
export const productScenes = inside.map((scene): Scene => ({ ...scene, signedIn: true }));
