import { createLazyPart } from '../ui/states/lazy-part.tsx';

/* The loading states of the areas: they have a chunk of their own, because a page that loads at once shows none. */

export const ListSkeleton = createLazyPart(async () => (await import('./Skeletons.tsx')).ListSkeleton);
export const CardsSkeleton = createLazyPart(async () => (await import('./Skeletons.tsx')).CardsSkeleton);
