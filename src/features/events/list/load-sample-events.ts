import type { Scope } from '../../../api/use-api.ts';
import { createAnswerChange } from '../../../domain/guest/guest.ts';
import { createGuest, updateGuest } from '../../../domain/guest/guest-mutations.ts';
import { createEvent } from '../mutations.ts';
import { getCoverPath } from '../editor/event-images.ts';

/** People on one invitation of a sample, and the current answer; null for none. */
type SampleGuest = [name: string, phone: string, invitees: number, rsvpCount: number | null];

/** A sample event. */
interface SampleEvent {
  details: { name: string; welcomeMessage: string; rsvpMessage: string; isSingleGuest: boolean };
  image: string;
  message: { title: string; message: string };
  guests: readonly SampleGuest[];
}

/**
 * The events that "Load sample events" creates. Samples are data like organisers' texts, so they are in one language.
 */
export const sampleEvents: readonly SampleEvent[] = [
  {
    details: {
      name: 'Summer wedding',
      welcomeMessage: 'We are getting married, and would love to have you with us in the garden.',
      rsvpMessage: 'Please answer by the first of June.',
      isSingleGuest: false,
    },
    image: getCoverPath('botanic'),
    message: {
      title: 'Invitation',
      message: 'Dear {name}, we are getting married! Please tell us how many of you are coming: {link}',
    },
    guests: [
      ['Amal & Sami Nasser', '5550300001', 4, 4],
      ['Deniz Aydın', '5550300002', 2, 1],
      ['Grandma Rose', '5550300003', 1, null],
      ['The Olsens', '5550300004', 5, 0],
      ['Layan Khalil', '5550300005', 2, null],
      ['Tom & Ada Byrne', '5550300006', 3, 3],
    ],
  },
  {
    details: {
      name: 'Team dinner',
      welcomeMessage: 'A long table, good food and no slides.',
      rsvpMessage: 'Will you join us?',
      isSingleGuest: true,
    },
    image: getCoverPath('evening'),
    message: { title: 'Invitation', message: 'Hi {name}, will you join us for dinner? {link}' },
    guests: [
      ['Elif Demir', '5550300011', 1, 1],
      ['Jonas Berg', '5550300012', 1, null],
      ['Noor Haddad', '5550300013', 1, 0],
    ],
  },
];

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
