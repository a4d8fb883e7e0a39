import type { QueryClient } from '@tanstack/react-query';
import type { MessageDescriptor } from '@lingui/core';
import type { Api } from '../api/client.ts';
import type { TemplateApi } from '../template/api/client.ts';
import type { ChangePreference } from '../features/session/preference/preference-changes.ts';
import type { Session } from '../features/session/session.ts';
import type { MessagePart } from '../i18n/organiser-catalogues.ts';
import type { TemplatePart } from '../shell/pages.ts';

/** The context of every route. */
export interface RouterContext {
  api: Api;
  /** The calls of the template areas. */
  templateApi: TemplateApi;
  queryClient: QueryClient;
  session: Session;
  changePreference: ChangePreference;
  /** Like `changePreference`, for a login to the template's demo. */
  changeDemoPreference: ChangePreference;
  /** Saves the changes that are not saved yet, before the session ends. */
  finishPreference(): Promise<void>;
  /** Whether a pathname needs a login: only those pages are returned to afterwards. */
  needsSignIn(pathname: string): boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title, for the tab and for screen readers, also by the params of the address. */
    title?: MessageDescriptor | ((params: Readonly<Record<string, string>>) => MessageDescriptor | undefined);
    /** The page can be found in the search and the shortcuts: with parameters in its path, once for each of these. */
    inSearch?: true | readonly Readonly<Record<string, string>>[];
    /** The page's name there, if another page has the same title. */
    searchTitle?: MessageDescriptor;
    /** The part of the template that the page belongs to; the menu lists it there. */
    template?: TemplatePart;
    /** The parts of the catalogue that the pages of this route need. */
    messages?: readonly MessagePart[];
    /** The page belongs to the guests of an event: below their tab. */
    eventPart?: 'guests';
  }
  interface HistoryState {
    /** The address named no event, and got the id of the one opened last. */
    isRemembered?: boolean;
    /** The guests that were selected on the guest list. */
    guestIds?: readonly string[];
    /** The guest list to import is in its draft, as if it had been pasted. */
    isListGiven?: boolean;
  }
}
