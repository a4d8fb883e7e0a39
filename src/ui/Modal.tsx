import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { createStore } from '../storage/store.ts';
import { loadFocusManager } from '../theme/focus-manager.ts';
import { holdKeys } from './keys-ahead.ts';
import { loadPart } from './load-part.ts';

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
  /** Whether the focus starts in the content, as in a form, and the close button comes last. */
  startsInContent?: boolean;
}

/** Fluent's dialog is large, so it is loaded when the page is idle, or with the first dialog. */
const surface = createStore<{ Surface: ComponentType<ModalProps> } | undefined>(undefined);
let isLoading = false;

async function load() {
  const [{ ModalSurface }] = await Promise.all([import('./ModalSurface.tsx'), loadFocusManager()]);
  return ModalSurface;
}

async function loadSurface() {
  if (isLoading) return;
  isLoading = true;
  const Surface = await loadPart(load, () => void loadSurface());
  isLoading = false;
  if (Surface) surface.set({ Surface });
}

/** Preloads the dialog. */
export const preloadModal = () => void load().catch(() => {});

/** The frame of every dialog and side panel. Focus returns to where it was when the dialog opened. */
export function Modal(props: ModalProps) {
  const loaded = useSyncExternalStore(surface.subscribe, surface.getSnapshot);
  if (loaded) return <loaded.Surface {...props} />;
  return props.open && <span hidden ref={requestSurface(props.onClose)} />;
}

const requestSurface = (onClose: () => void) => (element: Element | null) => {
  if (!element) return undefined;
  void loadSurface();
  return holdKeys(onClose, false).release;
};
