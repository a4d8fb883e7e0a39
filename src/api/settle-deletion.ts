import { isGone, mayBeDone, NetworkError, UnreadableResponse } from './errors.ts';
import { expectConnection } from './expect-connection.ts';
import { settle } from './read-back.ts';

/** How something is deleted. */
interface Deletion {
  send(): Promise<{ response: Response }>;
  /** @throws UnreadableResponse where the server still has it */
  look(): Promise<unknown>;
  /** The page is being left: there is no time for a read before. */
  isLeaving?: boolean;
}

/**
 * A deletion. Resolves where the record is gone: 204, or 404 or 410 because an earlier call or somebody else was first.
 * Any other success, and a line that was cut, leave it to the look.
 * @throws UnreadableResponse where the record is still there, or nobody knows
 */
export async function settleDeletion({ send, look, isLeaving = false }: Deletion): Promise<void> {
  if (!isLeaving) await expectConnection(look);
  const remove = async () => {
    const { response } = await send().catch((cause: unknown) => {
      throw isCut(cause) ? new UnreadableResponse('The line was cut', { cause }) : cause;
    });
    if (response.status !== 204) throw new UnreadableResponse();
  };
  try {
    await settle<unknown>(remove(), look);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether the call may have arrived, though no answer did. One that was given up may still be under way. */
const isCut = (error: unknown) => error instanceof NetworkError && !error.isTimeout && mayBeDone(error);
