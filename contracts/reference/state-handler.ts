import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** The state handler of BACKEND.md for a server with these functions. */
export function readStateHandler(functions: Record<string, unknown>): (body: unknown) => Promise<Response> {
  const page = readFileSync(join(import.meta.dirname, '../BACKEND.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  let handle: (request: object, response: object) => Promise<void> = async () => {};
  const app = { post: (_path: string, _parser: unknown, handler: typeof handle) => void (handle = handler) };
  runInNewContext(code, { ...functions, app, express: { json: () => {} }, crypto });
  return async (body) => {
    let sent: unknown;
    await handle({ body }, { json: (value: unknown) => void (sent = value) });
    return Response.json(sent);
  };
}
