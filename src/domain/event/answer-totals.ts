import type { Guest } from '../guest/guest.ts';

/** One number for each kind of answer. */
export interface ByAnswer {
  coming: number;
  declined: number;
  waiting: number;
}

/** People by their answer. */
export interface PeopleTotals extends ByAnswer {
  /** People who may come: coming without `over`, not taken, declined and not answered together. */
  invited: number;
  /** Places of guests who come with fewer people than invited. Nobody declined them. */
  notTaken: number;
  /** People of `coming` beyond the number invited. */
  over: number;
}

/** The totals of a whole guest list. */
export interface AnswerTotals {
  guests: ByAnswer;
  /** Undefined if the number invited or coming is missing for a guest, because the total would be wrong. */
  people: PeopleTotals | undefined;
  /** The answers by size of the invitation, smallest first. */
  bySize: readonly ({ size: number } & ByAnswer)[];
  /** Guests with discrepancies. */
  discrepancies: readonly Guest[];
}

const none = (): ByAnswer => ({ coming: 0, declined: 0, waiting: 0 });

/** Adds up a guest list. @param guests all guests of an event; with a part of them the totals are wrong */
export function computeTotals(guests: readonly Guest[]): AnswerTotals {
  const byAnswer = none();
  const sizes = new Map<number, ByAnswer>();
  for (const { answer, invitees } of guests) {
    byAnswer[answer.kind] += 1;
    if (invitees === undefined) continue;
    const size = sizes.get(invitees) ?? none();
    size[answer.kind] += 1;
    sizes.set(invitees, size);
  }
  return {
    guests: byAnswer,
    people: computePeople(guests),
    bySize: [...sizes]
      .map(([size, answers]) => ({ size, ...answers }))
      .sort((one, other) => one.size - other.size),
    discrepancies: guests.filter(({ discrepancies }) => discrepancies.length > 0),
  };
}

function computePeople(guests: readonly Guest[]): PeopleTotals | undefined {
  const people: PeopleTotals = { ...none(), invited: 0, notTaken: 0, over: 0 };
  for (const { answer, invitees } of guests) {
    const count = answer.kind === 'coming' ? answer.count : 0;
    if (invitees === undefined || count === undefined) return undefined;
    people.invited += invitees;
    if (answer.kind === 'coming') {
      people.coming += count;
      people.over += Math.max(0, count - invitees);
      people.notTaken += Math.max(0, invitees - count);
    } else people[answer.kind] += invitees;
  }
  return people;
}
