import type { QueryClient } from '@tanstack/react-query';
import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { openRow } from '../crud/crud-search.ts';

/** getProfile. */
export const profileQuery = (templateApi: TemplateApi) =>
  templateQuery(['getProfile'], (signal) => templateApi.GET('/api/profile', { signal }), 'account');

/** getTimeline. */
export const timelineQuery = (templateApi: TemplateApi) =>
  templateQuery(['getTimeline'], (signal) => templateApi.GET('/api/profile/timeline', { signal }), 'posts');

/** listPhotos. */
export const photosQuery = (templateApi: TemplateApi) =>
  templateQuery(['listPhotos'], (signal) => templateApi.GET('/api/profile/photos-videos', { signal }));

/** getAbout. */
export const aboutQuery = (templateApi: TemplateApi) =>
  templateQuery(['getAbout'], (signal) => templateApi.GET('/api/profile/about', { signal }), 'general');

/** Reads the data of a part of the profile, and of the person above it. */
export async function loadProfile(
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

/** The parts of a profile, as named in the address. */
const profileTabs = ['timeline', 'photos', 'about'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The search parameters of a profile; invalid ones count as missing. */
export const profileSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(profileTabs), 'timeline'), 'timeline'),
  /** The enlarged photo. */
  photo: openRow,
  /** The form that is open. */
  edit: v.fallback(v.optional(v.literal('account')), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearch>;
