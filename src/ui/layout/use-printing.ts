import { useSyncExternalStore } from 'react';

const paper = 'print';
let isBeingPrinted = false;

/** Notes each print, for browsers that do not report the change of the medium. */
function subscribe(listener: () => void) {
  const medium = matchMedia(paper);
  const note = ({ type }: Event) => {
    isBeingPrinted = type === 'beforeprint';
    listener();
  };
  medium.addEventListener('change', listener);
  addEventListener('beforeprint', note);
  addEventListener('afterprint', note);
  return () => {
    medium.removeEventListener('change', listener);
    removeEventListener('beforeprint', note);
    removeEventListener('afterprint', note);
    isBeingPrinted = false;
  };
}

/** Whether the page is being printed. For content that would cost too much on the screen; prefer CSS otherwise. */
export const usePrinting = () =>
  useSyncExternalStore(subscribe, () => isBeingPrinted || matchMedia(paper).matches);
