/** How long a code must be out of sight before it counts as shown again, in milliseconds. */
const outOfSight = 3_000;

/** Distinguishes a newly shown code from the same one still held to the camera. Times in milliseconds. */
export function createRepeatGuard() {
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  return (text: string, now: number) => {
    const isNew = text !== last.text || now - last.at >= outOfSight;
    last = { text, at: now };
    return isNew;
  };
}
