import { isGone, UnreadableResponse } from './errors.ts';
import { writeAndVerify } from './read-back.ts';

/** How to delete something. */
interface Deletion {
  send(): Promise<{ response: Response }>;
  /** @throws UnreadableResponse where the server still has it */
  readCurrent(): Promise<unknown>;
  /** The page is being left, so there is no time for a read before the call. */
  isLeaving?: boolean;
}

/**
 * Runs a deletion. Resolves if the record is gone: 204, or 404 or 410 because an earlier call or somebody else was
 * first. After any other success, or a cut connection, the server is read.
 * @throws UnreadableResponse where the record still exists, or the outcome is unknown
 */
export async function settleDeletion({ send, readCurrent, isLeaving = false }: Deletion): Promise<void> {
  const remove = async () => {
    const { response } = await send();
    if (response.status !== 204) throw new UnreadableResponse();
  };
  try {
    await writeAndVerify<unknown>(remove, readCurrent, { isLeaving });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
