import type { MessageDescriptor } from '@lingui/core';

/** How a deletion is sent. */
export interface Sending {
  /** The page is being left: the calls must outlive it. */
  isLeaving: boolean;
  /** Whether a logout has already reported that the outcome is unknown. */
  isReported?(): boolean;
}

/** The texts for pending records. */
export interface Waiting {
  /** Its name, if only one is pending. */
  name?: string | undefined;
  /** Reports that some were not deleted. */
  describeUnsent?(count: number, name: string | undefined): MessageDescriptor;
  /** Reports that some may not be deleted: a logout sent them, and the calls failed. */
  describeDoubt?(count: number): MessageDescriptor;
}
