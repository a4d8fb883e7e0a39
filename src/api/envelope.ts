/** What a write has sent, as far as its response can be compared with it. */
interface Sent {
  /** The written record. */
  id: string;
  /** The sent fields. */
  fields: Record<string, unknown>;
}

/**
 * Whether an envelope means that the call failed, whatever the status of the response. After such a response the server
 * is read again (faults.md, F04).
 */
export function hasEnvelopeError(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { status, success, errors } = body;
  const isFailure = status !== undefined && status !== null && !isSuccess(status);
  return isFailure || success === false || (Array.isArray(errors) && errors.length > 0);
}

/** Whether the `status` of an envelope means success (specification, section 7). */
export const isSuccess = (status: unknown) =>
  typeof status === 'string' && /^(success|ok)$/i.test(status.trim());

/** Whether a record is the written one, with the sent values. */
export const matchesRecord = (data: unknown, { id, fields }: Sent): boolean =>
  isRecord(data) &&
  (data._id === id || data.id === id) &&
  Object.entries(fields).every(([name, value]) => isSame(value, data[name]));

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A number may be returned as text.
const isSame = (sent: unknown, received: unknown) =>
  typeof sent === 'number' && typeof received === 'string'
    ? received.trim() !== '' && Number(received) === sent
    : JSON.stringify(sent) === JSON.stringify(received);
