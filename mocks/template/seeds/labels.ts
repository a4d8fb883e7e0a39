import type { Label } from '../../../src/api/template.gen.ts';

export const todo = { id: 'to-do', name: 'To do', handle: 'to-do' } satisfies Label;
export const suppliers = { id: 'suppliers', name: 'Suppliers', handle: 'suppliers' } satisfies Label;
export const wedding = {
  id: 'wedding',
  name: 'Layla & Omar',
  handle: 'layla-&-omar',
} satisfies Label;
export const family = { id: 'family', name: 'عائلة', handle: 'عائلة' } satisfies Label;
/** A label without notes. */
const someday = { id: 'someday', name: 'Some day', handle: 'some-day' } satisfies Label;

export const labels: readonly Label[] = [todo, suppliers, wedding, family, someday];
