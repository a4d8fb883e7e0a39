/** A short stand-in for an item, which may have a picture (FNV-1a). */
export function digest(item: object): string {
  const text = JSON.stringify(item);
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return `${text.length} ${sum}`;
}
