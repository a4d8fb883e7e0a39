import * as v from 'valibot';
import * as keys from '../../../storage/keys.ts';
import { createStoredValue } from '../../../storage/storage.ts';
import { createStoredStore } from '../../../storage/store.ts';

/** Pitch in Hz, vibration as milliseconds on and off. */
const foundSignal = { pitch: 880, vibration: [30] };
const notFoundSignal = { pitch: 220, vibration: [60, 60, 60] };
const seconds = 0.12;

let audio: AudioContext | undefined;

/** Whether scans have sound and vibration; stored on this device, on by default. */
export const signalSetting = createStoredStore(createStoredValue(keys.checkInSignal, v.boolean()), true);

/** Plays a short tone and vibrates, if the device supports it: on a match, or on an unknown code. */
export function playSignal(isFound: boolean) {
  if (!signalSetting.getSnapshot()) return;
  const { pitch, vibration } = isFound ? foundSignal : notFoundSignal;
  if ('vibrate' in navigator) navigator.vibrate(vibration);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.15 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
