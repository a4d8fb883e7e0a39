import { answerJourneys } from './answers.ts';
import { guestJourneys } from './guest.ts';
import type { Journeys } from './journey.ts';
import { organiserJourneys } from './organiser.ts';

/** What must work in every engine. */
export const journeys: Journeys = { ...guestJourneys, ...answerJourneys, ...organiserJourneys };
