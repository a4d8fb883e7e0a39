/**
 * Follows a finger or a key from its press to the click that comes of it, so that nothing under it is
 * taken away meanwhile.
 * @returns a function that resolves once nothing is pressed.
 */
export function watchPresses(): () => Promise<void> {
  let isHeld = false;
  let letGo = () => {};
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (isHeld = true), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    addEventListener(type, () => {
      isHeld = false;
      // A click comes after its pointerup or keyup, and belongs to what was pressed.
      setTimeout(() => letGo());
    });
  }
  return () => (isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve());
}
