import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'unloaded' | 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

/** The decoder did not come: the line, or an export that is newer. */
export class DecoderMissing extends Error {
  override readonly name = 'DecoderMissing';
}

const problems = new Map<string, CameraProblem>(
  Object.entries({
    DecoderMissing: 'unloaded',
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'missing',
    OverconstrainedError: 'missing',
    NotReadableError: 'busy',
    AbortError: 'busy',
  }),
);

/**
 * What went wrong when a camera was asked for (the MediaDevices specification, getUserMedia).
 * @param hasCameras whether the browser offers `mediaDevices`; outside of https it does not.
 */
export function cameraProblem(error: unknown, hasCameras: boolean): CameraProblem {
  if (!hasCameras) return 'insecure';
  return (error instanceof Error && problems.get(error.name)) || 'failed';
}

/** What happened, and what to do. The field is always there. */
export const cameraSentences: Record<CameraProblem, MessageDescriptor> = {
  insecure: msg`Browsers give the camera to https pages only. Open this page by its https address, or use the field.`,
  unloaded: msg`The code reader could not be loaded. Check your connection and try again, or use the field.`,
  denied: msg`The camera is blocked for this page. Allow it in the browser’s settings and try again, or use the field.`,
  missing: msg`No camera was found. Connect one and try again, or use the field.`,
  busy: msg`Something else is using the camera. Close it and try again, or use the field.`,
  ended: msg`The camera was disconnected or switched off. Try again, or use the field.`,
  failed: msg`The camera did not start. Try again, or use the field.`,
};
