import { queryOptions } from '@tanstack/react-query';
import { cardAddress } from '../../api/transport.ts';

/** Whether the share sheet of this browser takes a picture. Links to WhatsApp, SMS and e-mail never do. */
export const canShareCard = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'invitation.jpg', { type: 'image/jpeg' })] });

/** A guest's card as a file. A share sheet must open within a moment of the click, so it is drawn before. */
export const cardFileQuery = (guestId: string) =>
  queryOptions({
    queryKey: ['card', guestId],
    queryFn: () => drawCard(cardAddress(guestId)),
    staleTime: Infinity,
    retry: false,
  });

/** Pixels of a shared card: chats shrink larger pictures. An SVG need not have a size of its own. */
const width = 1080;

/**
 * Draws a card as JPEG, because chats show no SVG.
 * @throws if it does not load, or its host does not let other origins read it (CORS)
 */
async function drawCard(address: string): Promise<File> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The card could not be drawn');
  return new File([blob], 'invitation.jpg', { type: 'image/jpeg' });
}
