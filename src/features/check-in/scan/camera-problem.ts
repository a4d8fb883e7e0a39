import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'unloaded' | 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

/** The QR decoder chunk failed to load: offline, or a newer deployment. */
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
 * Classifies an error of getUserMedia (the MediaDevices specification).
 * @param hasCameras whether the browser offers `mediaDevices`; without https it does not
 */
export function findCameraProblem(error: unknown, hasCameras: boolean): CameraProblem {
  if (!hasCameras) return 'insecure';
  return (error instanceof Error && problems.get(error.name)) || 'failed';
}

/** What happened, and what to do. The search always works. */
export const cameraSentences: Record<CameraProblem, MessageDescriptor> = {
  insecure: msg`The camera needs a secure page. Open this page with https://, or search by name or phone.`,
  unloaded: msg`We could not load the QR scanner. Check your connection and try again, or search by name or phone.`,
  denied: msg`Camera access is blocked. Allow it in your browser settings and try again, or search by name or phone.`,
  missing: msg`No camera found. Connect one and try again, or search by name or phone.`,
  busy: msg`Another app is using the camera. Close it and try again, or search by name or phone.`,
  ended: msg`The camera was disconnected or turned off. Try again, or search by name or phone.`,
  failed: msg`The camera did not start. Try again, or search by name or phone.`,
};
