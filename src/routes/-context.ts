import type { QueryClient } from '@tanstack/react-query';
import type { MessageDescriptor } from '@lingui/core';
import type { Api } from '../api/client.ts';
import type { TemplateApi } from '../api/template-client.ts';
import type { ChangePreference } from '../features/session/preference-keeper.ts';
import type { Session } from '../features/session/session.ts';

/** What every route can work with. */
export interface RouterContext {
  api: Api;
  /** The calls of the template areas. */
  templateApi: TemplateApi;
  queryClient: QueryClient;
  session: Session;
  changePreference: ChangePreference;
  /** The same for whoever is logged in to the demo of the template. */
  changeDemoPreference: ChangePreference;
  /** Whether a pathname is a page that needs a sign-in: only those are come back to. */
  needsSignIn(pathname: string): boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title, for the tab and for whoever listens. */
    title?: MessageDescriptor;
  }
  interface HistoryState {
    /** The event in the address is the one opened last; nobody asked for it by its id. */
    isRemembered?: boolean;
    /** The guests that were selected on the guest list. */
    guestIds?: readonly string[];
  }
}
