import { createPart } from '../../ui/create-part.ts';

/** The parts of the guest list with forms: most visits open none of them. */
export const guestParts = {
  form: createPart(async () => (await import('./AddGuestsForm.tsx')).AddGuestsForm),
  inspector: createPart(async () => (await import('./GuestInspector.tsx')).GuestInspector),
};

/** A ref for the list. */
export const preloadGuestParts = (element: Element | null) => {
  if (element) for (const part of Object.values(guestParts)) part.preloadWhenIdle();
};
