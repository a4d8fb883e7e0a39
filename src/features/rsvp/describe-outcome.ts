import type { Answering, Delivery } from './answering-state.ts';

/** How sending an answer ended. */
export type Outcome = Delivery | 'saved' | 'saved-unseen' | 'not-valid';

/** The answer and the page when the outcome is known. */
interface Situation {
  count: number;
  state: Pick<Answering, 'choice' | 'delivery' | 'thanked'>;
  /** Whether the stored answer is this tab's: no other tab has removed it, or confirmed another one since. */
  isOwn: boolean;
  /** Another tab has removed the stored answer. */
  removedElsewhere: boolean;
}

interface Settlement {
  /** What becomes of this tab's stored answer, before the state changes. `waiting` keeps it to be sent automatically. */
  storage?: 'discard' | 'keep' | 'waiting' | false;
  change: Partial<Answering>;
}

/** Describes what an outcome changes. */
export function describeOutcome(
  outcome: Outcome,
  { count, state, isOwn, removedElsewhere }: Situation,
): Settlement {
  const thanked = state.choice === count;
  // The thank-you is shown, but the answer stays stored until a read confirms it, because only the status reported it.
  if (outcome === 'saved-unseen') return { change: { delivery: 'idle', thanked } };
  if (outcome === 'saved') {
    // Idle: the thank-you was shown before the confirming read, and the guest may be back at the panel.
    const wasShown = state.delivery === 'idle';
    return {
      storage: 'discard',
      change: { delivery: 'idle', pending: null, thanked: wasShown ? state.thanked : thanked },
    };
  }
  // A gateway answers 404 too: if the link works again, the guest decides.
  if (outcome === 'not-valid')
    return { storage: isOwn && 'keep', change: { page: outcome, delivery: 'idle', pending: null } };
  const goesOn = outcome === 'waiting' || outcome === 'busy';
  const change: Partial<Answering> = {
    delivery: removedElsewhere && goesOn ? 'not-saved' : outcome,
    thanked: false,
  };
  if (!isOwn) change.pending = count;
  if (removedElsewhere) change.isKept = false;
  if (outcome === 'over-limit') change.choice = null;
  return { storage: isOwn && (goesOn ? 'waiting' : 'keep'), change };
}
