import type { Page } from '../browser.ts';
import { answerJourneys } from './answers.ts';
import { guestJourneys } from './guest.ts';
import { organiserJourneys } from './organiser.ts';

/** Journeys by their sentence, each in its own world. */
export type Journeys = Record<string, (page: Page) => Promise<void>>;

/** What must work in every engine. */
export const journeys: Journeys = { ...guestJourneys, ...answerJourneys, ...organiserJourneys };
