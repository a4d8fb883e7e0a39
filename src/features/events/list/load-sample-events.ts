import type { Scope } from '../../../api/use-api.ts';
import { createAnswerChange } from '../../../domain/guest/guest.ts';
import { createGuest, updateGuest } from '../../../domain/guest/guest-mutations.ts';
import { createEvent } from '../mutations.ts';
import { sampleEvents } from './sample-events.ts';

/** Creates the sample events with their guests, answers and messages, through the same calls as the screens. */
export async function loadSampleEvents(scope: Scope): Promise<void> {
  const { api } = scope;
  for (const { details, image, message, guests } of sampleEvents) {
    const eventId = await createEvent(scope, details, [image]);
    await api.POST('/api/v1/events/{eventId}/messages/', {
      params: { path: { eventId } },
      body: { ...message, isSelected: true, attachCardImage: false, separateRSVP: false },
    });
    for (const [name, phone, invitees, rsvpCount] of guests) {
      const guest = await createGuest(api, eventId, {
        name,
        phone,
        invitees,
        inviteeOnCard: invitees,
        isWAPhone: true,
      });
      if (rsvpCount !== null) await updateGuest(api, eventId, guest, createAnswerChange(rsvpCount));
    }
  }
}
