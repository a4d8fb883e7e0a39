export const thumbnailId = (photoId: string) => `photo-${photoId}`;

/**
 * For the `ref` of the dialog: opens it over the page. Whichever way it goes, the focus lands on the thumbnail of the
 * photo that was shown last, which may be another than the one it was opened from.
 */
export function overThePage(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => {
    dialog.close();
    document.getElementById(thumbnailId(dialog.dataset.photo ?? ''))?.focus();
  };
}
