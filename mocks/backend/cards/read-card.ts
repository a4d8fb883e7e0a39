import { readFileSync } from 'node:fs';
import type { CardName } from './cards.ts';

/** Reads a drawn invitation: a self-contained SVG document. Needs Node. */
export const readCard = (name: CardName): string =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8');
