import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CoverTitle, DrawnCover } from './event-images.ts';
import { type CoverTexts, createNamedCover, findDrawnCover, loadCover } from './named-cover.ts';

/**
 * A cover of a new event as guests will see it: a drawn cover with the name of the event, once its drawing is loaded.
 * @param image the cover's path, or ''
 * @param width in pixels: small, because it is drawn with each letter that is typed
 */
export function useCoverPreview(
  image: string,
  { name, line, isShown }: CoverTexts & CoverTitle,
  width: number,
): string {
  const cover = isShown && name !== '' ? findDrawnCover(image) : undefined;
  const { data: picture } = useQuery(pictureQuery(cover));
  return useMemo(
    () => (cover && picture ? createNamedCover(cover, picture, { name, line }, width) : image),
    [cover, picture, name, line, width, image],
  );
}

const pictureQuery = (cover: DrawnCover | undefined) =>
  queryOptions({
    queryKey: ['cover', cover],
    queryFn: cover ? () => loadCover(cover) : skipToken,
    staleTime: Infinity,
    retry: false,
  });
