import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import { UnreadableResponse } from '../../../api/errors.ts';
import type { ProfileTab } from './schema.ts';

/** getProfile. */
export const profileQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getProfile'],
    queryFn: async ({ signal }) => answered(await templateApi.GET('/api/profile', { signal })),
  });

/** getTimeline. */
export const timelineQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getTimeline'],
    queryFn: async ({ signal }) => answered(await templateApi.GET('/api/profile/timeline', { signal })),
  });

/** listPhotos. */
export const photosQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listPhotos'],
    queryFn: async ({ signal }) => answered(await templateApi.GET('/api/profile/photos-videos', { signal })),
  });

/** getAbout. */
export const aboutQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getAbout'],
    queryFn: async ({ signal }) => answered(await templateApi.GET('/api/profile/about', { signal })),
  });

/** Reads what a part of the profile shows, and the person above it. */
export async function readProfile(
  tab: ProfileTab,
  { templateApi, queryClient }: { templateApi: TemplateApi; queryClient: QueryClient },
): Promise<void> {
  const parts = {
    timeline: () => queryClient.ensureQueryData(timelineQuery(templateApi)),
    photos: () => queryClient.ensureQueryData(photosQuery(templateApi)),
    about: () => queryClient.ensureQueryData(aboutQuery(templateApi)),
  };
  await Promise.all([queryClient.ensureQueryData(profileQuery(templateApi)), parts[tab]()]);
}

/** @throws UnreadableResponse where a call succeeded and said nothing */
function answered<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new UnreadableResponse();
  return data;
}
