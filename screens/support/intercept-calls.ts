import { onTestFinished, vi } from 'vitest';

/** Intercepts the calls of the page; `send` passes one on. */
export function interceptCalls(
  intercept: (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>,
) {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    return request.url.includes('/api/v1/') ? intercept(request, send) : send(request);
  });
  onTestFinished(() => spy.mockRestore());
}

/** Repeats each POST, as a browser does after a cut connection; `change` changes the first of each two. */
export const repeatCalls = (change = (body: object) => body) =>
  interceptCalls(async (request, pass) => {
    if (request.method === 'POST') {
      const body = JSON.stringify(change((await request.clone().json()) as object));
      await pass(new Request(request.clone(), { method: 'POST', body }));
    }
    return pass(request);
  });

/** Holds the calls of one method until the returned function is called. */
export function holdCalls(method: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  interceptCalls(async (request, send) => {
    if (request.method === method) await released;
    return send(request);
  });
  return release;
}
