import { useState } from 'react';
import { loadFocusManager } from '../../browser/focus-manager.ts';
import { createLazyPart } from '../states/lazy-part.tsx';
import type { ModalProps } from './ModalSurface.tsx';

/** Fluent's dialog is large, so it has a chunk of its own. */
const Surface = createLazyPart(async () => {
  const [{ ModalSurface }] = await Promise.all([import('./ModalSurface.tsx'), loadFocusManager()]);
  return ModalSurface;
});

/** Preloads the dialog once the page is idle. */
export const preloadModal = Surface.preloadWhenIdle;

/** The frame of every dialog and side panel. Focus returns to where it was when the dialog opened. */
export function Modal(props: ModalProps) {
  // A closed dialog is not free: a list may have one in each row.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <Surface {...props} />;
}
