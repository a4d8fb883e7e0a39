import { type ReactNode, useState } from 'react';
import { loadFocusManager } from '../browser/focus-manager.ts';
import { createPart } from './create-part.ts';

export interface ModalProps {
  open: boolean;
  /** Esc, the close button, or a click beside the dialog. The owner closes it. */
  onClose(): void;
  /** The dialog could not be loaded. A toast says so, and opens it later unless the owner closes it now. */
  onMissing?(): void;
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
const surface = createPart(async () => {
  const [{ ModalSurface }] = await Promise.all([import('./ModalSurface.tsx'), loadFocusManager()]);
  return ModalSurface;
});

/** Preloads the dialog once the page is idle. */
export const preloadModal = surface.preloadWhenIdle;

/** The frame of every dialog and side panel. Focus returns to where it was when the dialog opened. */
export function Modal(props: ModalProps) {
  const loaded = surface.usePart();
  // A closed dialog is not free: a list may have one in each row.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  if (loaded) return <loaded.Part {...props} />;
  return props.open && <span hidden ref={surface.requestFrom(props.onClose, props.onMissing)} />;
}
