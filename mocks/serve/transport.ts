import { choice } from '../world/choice.ts';
import { answer, cardImage } from './in-page.ts';

/** Replaces src/transport.ts in the standalone export: the backend runs in the page. */
export async function transport(request: Request): Promise<Response> {
  const played = new Request(request);
  const scenarios = new URLSearchParams(location.search).get('mock');
  if (scenarios) played.headers.set(choice.scenarios.header, scenarios);
  const answered = await answer(played);
  if (!answered) throw new TypeError('Failed to fetch');
  return answered;
}

export const cardAddress = cardImage;
