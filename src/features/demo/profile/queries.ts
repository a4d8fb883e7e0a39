import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';
import { UnreadableAnswer } from '../../../api/errors.ts';
import type { ProfileTab } from './schema.ts';

/** getProfile. */
export const profileQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['getProfile'],
    queryFn: async ({ signal }) => answered(await demoApi.GET('/api/profile', { signal })),
  });

/** getTimeline. */
export const timelineQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['getTimeline'],
    queryFn: async ({ signal }) => answered(await demoApi.GET('/api/profile/timeline', { signal })),
  });

/** listPhotos. */
export const photosQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['listPhotos'],
    queryFn: async ({ signal }) => answered(await demoApi.GET('/api/profile/photos-videos', { signal })),
  });

/** getAbout. */
export const aboutQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['getAbout'],
    queryFn: async ({ signal }) => answered(await demoApi.GET('/api/profile/about', { signal })),
  });

/** Reads what a part of the profile shows, and the person above it. */
export async function readProfile(
  tab: ProfileTab,
  { demoApi, queryClient }: { demoApi: DemoApi; queryClient: QueryClient },
): Promise<void> {
  const parts = {
    timeline: () => queryClient.ensureQueryData(timelineQuery(demoApi)),
    photos: () => queryClient.ensureQueryData(photosQuery(demoApi)),
    about: () => queryClient.ensureQueryData(aboutQuery(demoApi)),
  };
  await Promise.all([queryClient.ensureQueryData(profileQuery(demoApi)), parts[tab]()]);
}

/** @throws UnreadableAnswer where a call succeeded and said nothing */
function answered<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new UnreadableAnswer();
  return data;
}
