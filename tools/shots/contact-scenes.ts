import type { Scene } from './scene.ts';

const contacts = '/apps/contacts';

const inside: Scene[] = [
  { name: 'contacts', path: contacts },
  { name: 'contacts-cards', path: `${contacts}?layout=cards` },
  { name: 'contacts-details', path: `${contacts}?contact=amal` },
  { name: 'contacts-form', path: `${contacts}?contact=new` },
  { name: 'contacts-none', path: `${contacts}?search=xyz` },
];

/** The contacts: data, details, form, cards, and nothing found. */
export const contactScenes = inside.map((scene): Scene => ({ ...scene, signedIn: true }));
