import type { Rolldown } from 'vite';
import { isRoutePart } from './organiser-budget.ts';

/** What the login and the list of events share, besides the frame: otherwise one would load all of the other. */
const sharedParts =
  /@fluentui\/react-(input|message-bar|utilities)\/|\/(ForeignText|Modal|motion|role-name)\.tsx?$/;

/** Fluent's dialogs and menus, which load when the page is idle. */
const overlays = /\/(tabster|@floating-ui|@fluentui\/react-(dialog|menu|portal|positioning))\//;

/**
 * The chunks of the pages that people open first, each with all that it needs and the chunks above do not have. Otherwise
 * each combination of pages that share code would get a chunk: 52 requests for the list of events.
 */
export const organiserChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'frame', test: (id) => isRoutePart('_organiser', id) || sharedParts.test(id) },
  {
    name: 'events',
    test: (id) => ['_signed-in', 'events.index'].some((route) => isRoutePart(route, id)),
  },
  { name: 'overlays', test: overlays, includeDependenciesRecursively: false },
];
