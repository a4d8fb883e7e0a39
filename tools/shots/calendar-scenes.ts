import type { Scene } from './scene.ts';

const calendar = '/apps/calendar';

const inside: Scene[] = [
  { name: 'calendar-month', path: calendar },
  { name: 'calendar-week', path: `${calendar}?view=week` },
  { name: 'calendar-day', path: `${calendar}?view=day` },
  { name: 'calendar-agenda', path: `${calendar}?view=agenda` },
  { name: 'calendar-failed', path: calendar, scenarios: 'listEvents:offline' },
  { name: 'calendar-form', path: `${calendar}?event=new` },
];

/** The calendar in its four views, and its form. */
export const calendarScenes = inside.map((scene): Scene => ({ ...scene, signedIn: true }));
