import { isRecord } from '../../api/envelope.ts';

/**
 * Shows the names of the events in the page frame of index.html as soon as the list arrives, before any bundle does.
 * The page itself shows them in the same places, and reports what is wrong with the response.
 */
export async function showEarlyNames(answer: Promise<Response>) {
  const response = await answer;
  if (!response.ok) return;
  const names = readNames(await response.clone().json());
  if (!names) return;
  document.querySelectorAll<HTMLElement>('.page-frame i[data-card]').forEach((card, place) => {
    const name = names[place];
    if (name === undefined) return card.remove();
    const [line, text] = [document.createElement('span'), document.createElement('bdi')];
    text.textContent = name;
    line.append(text);
    card.append(line);
  });
}

/** The names in a response, in order; undefined where it is not a list of events. */
export function readNames(body: unknown): string[] | undefined {
  const data = isRecord(body) ? body.data : undefined;
  const docs = isRecord(data) ? data.docs : undefined;
  if (!Array.isArray(docs)) return undefined;
  return docs.map((event: unknown) => (isRecord(event) && typeof event.name === 'string' ? event.name : ''));
}
