import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue } from '../../../storage/storage.ts';
import { createStoredStore } from '../../../storage/store.ts';

/** The sound and vibration of a result: a guest, or nobody on the list. */
export type Signal = 'match' | 'noMatch';

/** Pitch in Hz, vibration as milliseconds on and off. */
const signals: Record<Signal, { pitch: number; vibration: number[] }> = {
  match: { pitch: 880, vibration: [30] },
  noMatch: { pitch: 220, vibration: [60, 60, 60] },
};
const seconds = 0.12;

let audio: AudioContext | undefined;

/** Whether scans have sound and vibration; stored on this device, on by default. */
export const signalSetting = createStoredStore(createStoredValue(keys.checkInSignal, v.boolean()), true);

/** Plays a short tone and vibrates, if the device supports it. */
export function playSignal(signal: Signal) {
  if (!signalSetting.getSnapshot()) return;
  const { pitch, vibration } = signals[signal];
  if ('vibrate' in navigator) navigator.vibrate(vibration);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.15 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
