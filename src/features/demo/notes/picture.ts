/** Whether a note's picture may be asked for: one that is in the page, or of the product's own host. */
export const isOwnPicture = (image: string) => /^(data:image\/|\/(?![/\\]))/.test(image);
