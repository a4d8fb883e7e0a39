import type { ArrivalLog } from '../arrivals/arrival-log.ts';
import type { Entry } from '../arrivals/arrivals.ts';
import type { CheckInList } from '../arrivals/check-in-list.ts';
import type { Scan } from './reading.ts';

/** What the parts of the scan screen share: the last scan, its possible guests, and who has arrived. */
export interface ScanDesk {
  eventId: string;
  /** Undefined while it is not loaded. */
  list: CheckInList | undefined;
  scan: Scan;
  log: ArrivalLog;
  entries: readonly Entry[];
  /** The button that checks the shown guest in, for Enter in the field. */
  checkInRef(button: HTMLElement | null): void;
  /** A search result was chosen. */
  onChoose(guestId: string): void;
  /** Closes the result. */
  onClose(): void;
  /** An arrival was recorded. */
  onArrived(): void;
}
