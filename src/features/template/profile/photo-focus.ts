export const thumbnailId = (photoId: string) => `photo-${photoId}`;

/** Leads the focus to the thumbnail of the photo that was shown last, which may be another than the one opened. */
export const focusThumbnail = (dialog: HTMLDialogElement) =>
  document.getElementById(thumbnailId(dialog.dataset.photo ?? ''))?.focus();

/** For the `ref` of the dialog: opens it over the page, and leads back where its button or the address closes it. */
export function overThePage(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => {
    dialog.close();
    focusThumbnail(dialog);
  };
}
