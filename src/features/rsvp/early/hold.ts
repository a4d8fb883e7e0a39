/**
 * Follows a pointer or a key from its press to the resulting click, so that the pressed element is not replaced
 * meanwhile.
 * @returns a function that resolves once nothing is pressed
 */
export function watchPresses(): () => Promise<void> {
  let isHeld = false;
  let letGo = () => {};
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (isHeld = true), true);
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    addEventListener(type, () => {
      isHeld = false;
      // A click follows its pointerup or keyup, and belongs to the pressed element.
      setTimeout(() => letGo());
    });
  }
  return () => (isHeld ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve());
}
