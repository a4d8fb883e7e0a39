/** The id of a photo's thumbnail in the gallery. */
export const getThumbnailId = (photoId: string) => `photo-${photoId}`;

/** For the `ref` of an enlarged photo: when it closes, the focus goes to the thumbnail of the photo shown last. */
export const leadBackToThumbnail = (picture: HTMLElement | null) => () =>
  document.getElementById(getThumbnailId(picture?.dataset.photo ?? ''))?.focus();
