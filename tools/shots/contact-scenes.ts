import type { Scene } from './scene.ts';

const contacts = '/apps/contacts';

/** The contacts: data, details, form, cards, and nothing found. */
export const contactScenes: Scene[] = [
  { name: 'contacts', path: contacts },
  { name: 'contacts-cards', path: `${contacts}?layout=cards` },
  { name: 'contacts-details', path: `${contacts}?contact=amal` },
  { name: 'contacts-form', path: `${contacts}?contact=new` },
  { name: 'contacts-none', path: `${contacts}?search=xyz` },
];
