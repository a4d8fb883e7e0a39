import { type ReactNode, useState } from 'react';
import { loadFocusManager } from '../../browser/focus-manager.ts';
import { createLazyPart } from '../page/lazy-part.tsx';

export interface ModalProps {
  open: boolean;
  /** Esc, the close button, or a click beside the dialog. The owner closes it. */
  onClose(): void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons below the content, the primary one last. */
  actions?: ReactNode;
  /** 480, 600 or 960 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** In the middle, or a panel of 420 px at the end of the screen. On phones both are bottom sheets. */
  placement?: 'center' | 'end';
  /** Requires an answer: no close button, and a click beside it does nothing. Esc still calls `onClose`. */
  isAlert?: boolean;
  /** For a form: the focus starts in the first field, and the close button comes last. */
  startsInContent?: boolean;
}

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
