/** Starts the download of a card image, ahead of all other images. */
export function requestCard(address: string): HTMLImageElement {
  const image = new Image(720, 1008);
  image.fetchPriority = 'high';
  image.decoding = 'async';
  image.src = address;
  return image;
}
