/** The chunks of a stream. Safari's streams are not async iterable. */
export async function* readPieces<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** The whole text of a stream. */
export async function readAll(stream: ReadableStream<string>): Promise<string> {
  let all = '';
  for await (const piece of readPieces(stream)) all += piece;
  return all;
}
