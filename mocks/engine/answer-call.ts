import { parseJson } from './is-record.ts';
import type { Incoming } from './incoming.ts';
import type { Api, Validator } from './operation.ts';
import { badRequest, jsonResponse, problemResponse, Refusal } from './refusal.ts';
import type { World } from '../world/world.ts';

/**
 * The server behind all scenarios: identifies the caller, validates the call, runs the handler and validates its
 * response. An invalid response is a bug in the mocks and answers 500.
 */
export async function answerCall<Db>(
  api: Api<Db>,
  world: World<Db>,
  call: Incoming,
  validator: Validator | undefined,
): Promise<Response> {
  const planned = takePlannedAnswer(world, call.operationId);
  if (planned) return planned;
  try {
    const { status, body } = handleCall(api, world, call, validator);
    if (call.method !== 'GET') world.changed();
    const error = call.lenient ? undefined : validator?.response(call.operationId, status, body);
    if (error !== undefined) throw new Error(`Mock broke the description: ${error}`);
    return body === undefined ? new Response(null, { status }) : jsonResponse(body, { status });
  } catch (error) {
    if (error instanceof Refusal) return problemResponse(error);
    console.error(error);
    return problemResponse(new Refusal(500, error instanceof Error ? error.message : String(error)));
  }
}

function handleCall<Db>(api: Api<Db>, world: World<Db>, call: Incoming, validator: Validator | undefined) {
  const { operationId, params, query } = call;
  const [route, handler] = [api.routes[operationId], api.handlers[operationId]];
  if (!route || !handler) throw new Error(`No handler for ${operationId}`);
  const user = route.open ? undefined : api.findUser(world.db, call.authorization);
  if (!route.open && user === undefined) throw new Refusal(401, 'Invalid access token detected');
  const body = call.body === '' ? undefined : parseJson(call.body);
  if (call.body !== '' && body === undefined) throw badRequest('The body is not JSON.');
  const error = validator?.request(operationId, { params, query, body });
  if (error) throw new Refusal(400, error.message, error.errors);
  return handler(world.db, { params, query, body, user });
}

function takePlannedAnswer<Db>(world: World<Db>, operationId: string): Response | undefined {
  const planned = world.planned.get(operationId);
  if (!planned) return undefined;
  planned.times -= 1;
  if (planned.times <= 0) world.planned.delete(operationId);
  const { status, contentType, text } = planned;
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': contentType } });
}
