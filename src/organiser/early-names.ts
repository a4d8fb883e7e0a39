import { isRecord } from '../api/errors.ts';

/**
 * Shows the names of the first events in the frame of index.html as soon as the list arrives, before any bundle does.
 * The page shows them in the same places, and reports what is wrong with the response.
 */
export async function showEarlyNames(answer: Promise<Response>) {
  const response = await answer;
  const body: unknown = await response.clone().json();
  const data = isRecord(body) ? body.data : undefined;
  const events: unknown[] = isRecord(data) && Array.isArray(data.docs) ? data.docs : [];
  // A single event has no search field above it, and stands elsewhere.
  if (events.length < 2) return;
  document.querySelectorAll('.page-frame i').forEach((bone, place) => {
    const event = events[place];
    // New elements, because their heights follow the names: bones that move would count as a shift.
    const card = document.createElement('article');
    const name = document.createElement('bdi');
    if (isRecord(event) && typeof event.name === 'string') name.textContent = event.name;
    card.append(name);
    bone.replaceWith(...(event ? [card] : []));
  });
}
