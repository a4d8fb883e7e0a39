import type { Event, Message, User } from '../../src/api/schema.gen.ts';

/** An account. The password is stored as plain text: mock data needs no hash. */
export interface UserRecord extends User {
  readonly _id: string;
  displayName: string;
  password: string;
}

export interface EventRecord extends Event {
  readonly _id: string;
  isSingleGuest: boolean;
}

export interface MessageRecord extends Message {
  readonly _id: string;
  event: string;
  isSelected: boolean;
  createdAt: string;
}

/**
 * A stored guest. `rsvpConfirmed` and `discrepancies` are computed when a guest is read; `remarks` are discrepancies
 * that a person wrote down. Unknown fields are kept.
 */
export interface GuestRecord {
  readonly _id: string;
  event: string;
  createdBy: string;
  name: string;
  phone?: string;
  invitees: number;
  inviteeOnCard: number;
  /** null without an answer. */
  rsvpCount: number | null;
  isWAPhone: boolean;
  remarks?: string[];
  [extra: string]: unknown;
}
