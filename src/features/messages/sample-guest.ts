/** Whose message the preview shows: a guest of the event, or an example while there is none. */
export interface SampleGuest {
  name: string;
  /** The guest's RSVP link. */
  link: string;
  isExample: boolean;
}
