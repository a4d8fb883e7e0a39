import { Button } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flagDocument } from '../../browser/flag-document.ts';
import { returnFocus } from '../keyboard/focus.ts';
import styles from './FullScreen.module.css';

interface FullScreenProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Esc, the button, or the end of the browser's full screen. The owner unmounts it. */
  onClose(): void;
  children: ReactNode;
}

/**
 * Asks for the browser's full screen, which is allowed after a click only; iPhones have none, and the window is filled.
 */
export const requestFullscreen = () =>
  void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** A view that fills the window, or the screen after `requestFullscreen`, and keeps a tablet from going dark. */
export function FullScreen({ labelledBy, onClose, children }: FullScreenProps) {
  const { t } = useLingui();
  useFullscreenEnd(onClose);
  useWakeLock();
  return (
    <dialog
      ref={fillScreen}
      className={styles.screen}
      aria-modal="true"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <Button
        className={styles.close ?? ''}
        appearance="transparent"
        size="large"
        icon={<Dismiss24Regular />}
        aria-label={t`Leave full screen`}
        title={t`Leave full screen`}
        onClick={onClose}
      />
    </dialog>
  );
}

/** `ref` for the dialog: opens it above the page, whose scroll bar is hidden; focus returns to where it was. */
function fillScreen(dialog: HTMLDialogElement | null) {
  const unflag = flagDocument('filled');
  const restore = returnFocus(dialog);
  dialog?.showModal();
  return () => {
    dialog?.close();
    unflag();
    restore();
  };
}

/** Leaves full screen with the view, and the view with full screen: its Esc does not reach the page. */
function useFullscreenEnd(onClose: () => void) {
  const onChange = useEffectEvent(() => document.fullscreenElement === null && onClose());
  useEffect(() => {
    const listener = () => onChange();
    document.addEventListener('fullscreenchange', listener);
    return () => {
      document.removeEventListener('fullscreenchange', listener);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
}

/** Keeps the screen of a tablet on. If the browser refuses, it goes dark as usual. */
function useWakeLock() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // Browsers release it when the page is hidden.
    const hold = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
