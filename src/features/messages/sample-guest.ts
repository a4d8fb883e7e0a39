/** The recipient in the preview: a guest of the event, or an example if there is none. */
export interface SampleGuest {
  name: string;
  /** The guest's RSVP link. */
  link: string;
  isExample: boolean;
}
